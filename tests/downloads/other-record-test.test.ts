import { expect, test } from "vitest";
import { codeBlocks, exchanges, isThere } from "../articles/article-code.ts";
import { CompanionShop } from "../articles/companion-shop.ts";
import { readRoot } from "../rules/repository-files.ts";

const study = "case-studies/marlow-finch.md";
const file = "content/downloads/other-record-test.txt";
const offered = test.runIf(isThere(study) && isThere("downloads/other-record-test.txt"));

/** The columns of a line of the sheet. */
const columns = (line: string) => line.split(/ {2,}/);
const part = (head: string) =>
  readRoot(file)
    .split(`\n${head}\n`)[1]
    ?.split(/\n\n\n/)[0] ?? "";

offered("the sheet holds the steps that the study prints, and fits a mail", () => {
  expect(readRoot(`content/${study}`)).toContain("(/downloads/other-record-test.txt)");
  expect(readRoot(file)).toContain(codeBlocks(study, "text")[0]);
  for (const line of readRoot(file).split("\n")) expect(line.length, line).toBeLessThanOrEqual(75);
});

interface Flow {
  /** Sends the flow's request; what comes back. */
  start(request: Record<string, unknown>): unknown;
  readonly records: Map<number, string>;
}

/** Steps 4 to 6: the ways of sending B's values that changed B or showed it to A. */
function found(flow: () => Flow, own: Record<string, unknown>, other: Record<string, unknown>): string[] {
  const ways = [...Object.keys(other).map((name) => [name]), Object.keys(other)];
  return ways.flatMap((names) => {
    const { start, records } = flow();
    const before = records.get(2);
    const sent = { ...own, ...Object.fromEntries(names.map((name) => [name, other[name]])) };
    const got = JSON.stringify(start(sent));
    return records.get(2) !== before || got.includes(`${before}`) ? [names.join(" and ")] : [];
  });
}

const records = () =>
  new Map([
    [1, "account of A"],
    [2, "account of B"],
  ]);
const own = { token: "link of 1", claim: 1, policy: "P1", account: "new" };

offered("one input at a time finds a flow that compares nothing, and one that shows what it does not change", () => {
  const compares = (): Flow => {
    const kept = records();
    return { records: kept, start: ({ claim, account }) => kept.set(claim as number, account as string) && "done" };
  };
  expect(found(compares, own, { claim: 2 })).toContain("claim");
  const shows = (): Flow => {
    const kept = records();
    return { records: kept, start: ({ claim }) => ({ was: kept.get(claim as number) }) };
  };
  expect(found(shows, own, { claim: 2 })).toContain("claim");
});

offered("an input that the platform is said to check gets B's value as well, and a credential does not", () => {
  const steps = codeBlocks(study, "text")[0]?.replace(/\s+/g, " ");
  expect(steps).toContain("Every other input gets B's value, even one that the platform is said to check.");
  const hidden = (): Flow => {
    const kept = records();
    return { records: kept, start: ({ ref, account }) => kept.set(Number(ref), account as string) && "done" };
  };
  expect(found(hidden, { ...own, ref: "1" }, { claim: 2 }), "left out as checked, it hides the flaw").toEqual([]);
  expect(found(hidden, { ...own, ref: "1" }, { claim: 2, ref: "2" })).toContain("ref");
  // B's own token opens B by right: sending it would call a sound flow wrong.
  const sound = (): Flow => {
    const kept = records();
    const open = (token: unknown, account: unknown) => {
      const record = token === "link of 1" ? 1 : token === "link of 2" ? 2 : undefined;
      return record === undefined ? "refused" : kept.set(record, account as string) && "done";
    };
    return { records: kept, start: ({ token, account }) => open(token, account) };
  };
  expect(found(sound, own, { token: "link of 2" })).toEqual(["token", "token"]);
  expect(found(sound, own, { token: "link of 1, altered" })).toEqual([]);
  // What is written has to be new: B's own account, written to B, changes nothing that could be seen.
  const compares = (): Flow => {
    const kept = records();
    return { records: kept, start: ({ claim, account }) => kept.set(claim as number, account as string) && "done" };
  };
  expect(found(compares, { ...own, account: "account of B" }, { claim: 2 })).toEqual([]);
  expect(found(compares, own, { claim: 2 })).toContain("claim");
});

offered("only all inputs together find a flow that compares them with one another and not with the link", () => {
  const flow = (): Flow => {
    const kept = records();
    return {
      records: kept,
      start: ({ claim, policy, account }) =>
        policy === `P${claim}` ? kept.set(claim as number, account as string) && "done" : "refused",
    };
  };
  expect(found(flow, own, { claim: 2, policy: "P2" })).toEqual(["claim and policy"]);
  const mended = (): Flow => {
    const kept = records();
    return { records: kept, start: ({ account }) => kept.set(1, account as string) && "done" };
  };
  expect(found(mended, own, { claim: 2, policy: "P2" })).toEqual([]);
});

offered("the filled example is what the printed request does, before the fix and after", async () => {
  const [post] = exchanges(codeBlocks(study, "http")[0] ?? "");
  const request = post?.request ?? { method: "", path: "", headers: {}, body: "{}" };
  const { token, claim, iban } = JSON.parse(request.body);
  const rows = part("AN EXAMPLE, FILLED IN").split("\n").map(columns);
  const row = (name: string) => rows.find(([first]) => first === name) ?? [];
  expect(["token", "claim", "iban"].map((name) => row(name)[0])).toEqual(Object.keys({ token, claim, iban }));

  const shop = new CompanionShop();
  const shown = await shop.send(request);
  expect(row("claim").slice(2)).toEqual([`${claim}`, "YES", "no"]);
  expect(shop.claims.get(claim)).toBe(iban);
  expect(shown.body, "nothing of B comes back").toBeUndefined();

  const mended = new CompanionShop(["a claim is taken from the request"]);
  const held = mended.claims.get(claim);
  expect(part("AN EXAMPLE, FILLED IN")).toContain(`B stays: yes (${(await mended.send(request)).status})`);
  expect(mended.claims.get(claim)).toBe(held);
  await mended.send({ ...request, body: JSON.stringify({ token, iban }) });
  expect(mended.claims.get(1), "A's own request changes A").toBe(iban);
});

offered("the record to fill in has the lines of the example, and is empty", () => {
  const names = (head: string) =>
    part(head)
      .split("\n")
      .map((line) => columns(line)[0] ?? "")
      .filter((name) => /^[A-Z]/.test(name));
  expect(names("YOUR OWN")).toEqual(names("AN EXAMPLE, FILLED IN"));
  expect(part("YOUR OWN")).not.toMatch(/claim|token|YES/);
});

import { expect, test } from "vitest";
import { readRoot } from "../rules/repository-files.ts";
import { wilson } from "../support/wilson.ts";
import { codeBlocks, isThere, load } from "./article-code.ts";

/** A text as one line, so that a sentence is found wherever it breaks. */
const story = (file: string): string => readRoot(`content/${file}`).replace(/\s+/g, " ");

const marlow = "case-studies/marlow-finch.md";
const plotstone = "case-studies/plotstone.md";
const sieveline = "case-studies/sieveline.md";
const voltmere = "case-studies/voltmere.md";
const hivecrest = "partnerships/hivecrest.md";

/** McNemar's exact test, two-sided, of the tickets that one of two lists missed and the other did not. */
function mcNemar(onlyOne: number, onlyOther: number): number {
  const all = onlyOne + onlyOther;
  const choose = (of: number): number => (of === 0 ? 1 : (choose(of - 1) * (all - of + 1)) / of);
  const tail = Array.from({ length: Math.min(onlyOne, onlyOther) + 1 }, (_, of) => choose(of));
  return Math.min(1, (2 * tail.reduce((sum, each) => sum + each, 0)) / 2 ** all);
}

test.runIf(isThere(marlow))("what the paired test can give lies between the printed limits", () => {
  const both = [0, 1, 2, 3].map((missed) => mcNemar(10 - missed, 3 - missed));
  const limit = (value: number) => value.toFixed(3);
  expect(story(marlow)).toContain(`p lies between ${limit(Math.min(...both))} and ${limit(Math.max(...both))}`);
});

test.runIf(isThere(marlow))("the misses of one release make 70%, with the intervals that stand beside it", () => {
  const text = story(marlow);
  expect((10 - 3) / 10).toBe(0.7);
  expect(text).toContain(
    `Three missed of fourteen fits any rate between ${wilson(3, 14).join(" and ")}. Ten missed fits any between ${wilson(10, 14).join(" and ")}`,
  );
});

const measured = [
  [marlow, "riskyFound", (share: number) => share],
  [plotstone, "riskyFound", (share: number) => share],
  [sieveline, "riskyFound", (share: number) => share],
  [voltmere, "riskyFound", (share: number) => 1 - share],
] as const;

test.each(measured.filter(([file]) => isThere(file)))("%s tells %s as it was measured", (file, figure, told) => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  expect(story(file)).toContain(`${Math.round(100 * told(engine[figure].share))}%`);
});

test.runIf(isThere(voltmere))("behind three in ten alarms was nothing to test, or too little said, as measured", () => {
  const { engine } = JSON.parse(readRoot("content/benchmark.json")).sets.real.rows;
  expect(story(voltmere)).toContain(
    "Three in ten of its marks were on changes where they saw nothing to test, or could not tell.",
  );
  expect(1 - engine.alarmsRight.share).toBeCloseTo(0.3, 1);
});

type Home = { id: string; region: string };
interface Batch {
  run(given: {
    expect: typeof expect;
    findHomes(ids: string[]): Promise<Home[]>;
    salesLike(homes: Home[]): Promise<Home[]>;
  }): Promise<void>;
}

/** The printed test, sent to a batch route of these lines. */
const batch = (route: string, check: string) =>
  load<Batch>(`
    export async function run({ expect, findHomes, salesLike }) {
      class NotLicensed extends Error {}
      class TooMany extends Error {}
      const north = { covers: ({ region }) => region === "north" };
      let printed = async () => {};
      const test = (_, steps) => { printed = steps; };
      ${route}
      ${check}
      await printed();
    }`);

test.runIf(isThere(plotstone))(
  "the printed test passes the batch route as mended, and fails it as it was or with either detail left out",
  async () => {
    const [diff = ""] = codeBlocks(plotstone, "diff");
    const [check = ""] = codeBlocks(plotstone, "ts");
    const side = (gone: string) =>
      diff
        .split("\n")
        .filter((line) => !line.startsWith(gone))
        .map((line) => line.slice(1))
        .join("\n");
    const homes: Home[] = [
      { id: "n1", region: "north" },
      { id: "s1", region: "south" },
    ];
    const world = {
      expect,
      findHomes: async (ids: string[]) => ids.flatMap((id) => homes.filter((home) => home.id === id)),
      // Houses near the border have comparables on both sides of it.
      salesLike: async (found: Home[]) => (found.length > 0 ? homes : []),
    };
    const run = async (route: string, given = world) => (await batch(route, check)).run(given);
    const [before, after] = [side("+"), side("-")];
    await expect(run(after)).resolves.toBeUndefined();
    await expect(run(before)).rejects.toThrow();
    const acrossTheBorder = after.replace("sales.filter((sale) => licence.covers(sale))", "sales");
    const knownOnly = after.replace("ids.filter((id) =>", "homes.map(({ id }) => id).filter((id) =>");
    const withoutLimit = after.replace("if (ids.length > 500) throw new TooMany();", "");
    const likeAnyHome = after.replace("salesLike(covered)", "salesLike(homes)");
    for (const wrong of [acrossTheBorder, knownOnly, withoutLimit, likeAnyHome]) {
      expect(wrong).not.toBe(after);
      await expect(run(wrong)).rejects.toThrow();
    }
    // Only the home without a licence, alone in its list, shows that the first filter is there.
    const withoutAlone = check.replace(', ["s1"]]', "]");
    expect(withoutAlone).not.toBe(check);
    await expect((await batch(likeAnyHome, withoutAlone)).run(world)).resolves.toBeUndefined();
    const noBorder = { ...world, salesLike: async (found: Home[]) => found.filter(({ region }) => region === "north") };
    await expect(run(after, noBorder), "a world without a sale across the border proves less").rejects.toThrow();
  },
);

test.runIf(isThere(plotstone))("a mean that is a fifth leaves one issue in five to wait as before", () => {
  expect(story(plotstone)).toContain("On these assumptions, at least four in five were found early.");
  const mean = (left: number, asBefore: number, early: number) => left * asBefore + (1 - left) * early;
  expect(mean(1 / 5, 60, 0)).toBe(60 / 5);
  expect(mean(1 / 5, 60, 1), "with any wait of the others, fewer are left").toBeGreaterThan(60 / 5);
  expect(1 - 1 / 5).toBe(4 / 5);
});

interface Response {
  status: number;
  headers: Record<string, string>;
  body: object;
}
interface Oracle {
  tells(
    send: (signals: Record<string, number>) => Promise<Response>,
    base: Record<string, number>,
    name: string,
    range: number[],
  ): Promise<number[][]>;
}

test.runIf(isThere(sieveline))("the printed script sorts values by their responses, as its output says", async () => {
  const [code = ""] = codeBlocks(sieveline, "ts");
  const { tells } = await load<Oracle>(`${code}\nexport { tells };\n`);
  let requests = 0;
  const score = (withReasons: boolean) => async (signals: Record<string, number>) => {
    const reasons = [...((signals.seconds ?? 0) < 3 ? ["too fast"] : []), ...(signals.fonts ? [] : ["no fonts"])];
    const verdict = reasons.length > 0 ? "refuse" : "pass";
    const headers = { date: `${++requests}`, "x-request-id": `${requests}`, "content-type": "application/json" };
    return { status: 200, headers, body: withReasons ? { verdict, reasons } : { verdict } };
  };
  const [output = ""] = codeBlocks(sieveline, "text");
  const [wrong = "", right = ""] = output.split(/(?=^tells\(send, allElseRight)/m);
  const printed = (line: string, of = wrong) =>
    JSON.parse(new RegExp(`^${line} +(\\[\\[.*?\\]\\])`, "m").exec(of)?.[1] ?? "[]") as number[][];
  const range = JSON.parse(/"seconds", (\[.*?\])/.exec(output)?.[1] ?? "[]") as number[];
  const bot = { seconds: 0, fonts: 0 };
  const told = await tells(score(true), bot, "seconds", range);
  expect(told).toEqual(printed("\\?debug=1"));
  expect(output).toContain(`"${told[1]?.[0]} is enough"`);
  expect(await tells(score(false), bot, "seconds", range)).toEqual(printed("verdict only"));
  // With all else right, the verdict crosses the threshold: the text says that this remains.
  const nearly = { ...bot, fonts: 1 };
  expect(await tells(score(false), nearly, "seconds", range)).toEqual(printed("verdict only", right));
  expect((await score(false)({ ...nearly, seconds: 2 })).body).toEqual({ verdict: "refuse" });
  expect((await score(false)({ ...nearly, seconds: 3 })).body).toEqual({ verdict: "pass" });
});

test.runIf(isThere(sieveline))(
  "with reasons a bot needs as many tries as printed, and without as many combinations",
  () => {
    const [signals, values] = [5, 6];
    // The worst case: in each signal the last value tried is the right one.
    const secret = Array.from({ length: signals }, () => values - 1);
    const wrong = (bot: number[]) => bot.flatMap((value, signal) => (value === secret[signal] ? [] : [signal]));
    // All signals are stepped together: the reasons of one response say which of them are still wrong.
    const bot = Array.from({ length: signals }, () => 0);
    let tries = 1;
    for (let reasons = wrong(bot); reasons.length > 0; reasons = wrong(bot)) {
      for (const signal of reasons) bot[signal] = (bot[signal] ?? 0) + 1;
      tries++;
    }
    expect(wrong(bot)).toEqual([]);
    expect(story(sieveline)).toContain("Take five signals of six values each");
    expect(story(sieveline)).toContain(`needs at most ${tries} tries`);
    expect(story(sieveline)).toContain(`all ${(values ** signals).toLocaleString("en-GB")} combinations`);
  },
);

test.runIf(isThere(hivecrest))("the weekend and the fortnight cost what the partnership page says", () => {
  const text = story(hivecrest);
  const answers = 8 * 4;
  expect(text).toContain(`The ${40 * 5} reports then cost ${(40 * 5 * 6) / 60} hours`);
  for (const row of [
    `| What comes back | ${40 * 5} reports | ${answers} answers |`,
    `| Your hours | ${(40 * 5 * 6) / 60} to read, 6 minutes each, or the provider's | ${8 / 2 + 8 / 4}: ${8 / 2} to approve, ½ for each brief, and ${8 / 4} to read the results, ¼ each |`,
    `| Our hours | none | ${8} to write the briefs, ${(answers * 15) / 60} to read, 15 minutes each |`,
    `Left out are the testers' own hours: ${(answers * 45) / 60} in the fortnight, at 45 minutes an answer, unknown for the weekend.`,
  ])
    expect(text).toContain(row);
  expect(text).toContain(
    "121 of 840 reports](https://blog.github.com/2018-03-14-Four-years-of-bug-bounty/), about one in seven",
  );
  expect(121 / 840).toBeCloseTo(1 / 7, 2);
});

test.runIf(isThere(hivecrest))("the printed answers keep to the tries of the brief", () => {
  const [brief = "", answers = ""] = codeBlocks(hivecrest, "text").map((block) => block.replace(/\s+/g, " "));
  expect(brief).toContain("at the latest after the control");
  expect(brief).toContain("as a control: order once more, and approve");
  expect(answers).toContain("control approved, settled, order released");
  for (const line of ["1 go back to the shop", "2 close the app", "3 close the tab", "4 wait until the payment lapses"])
    expect(brief).toContain(line);
  expect(brief).toContain("In 1 to 3, then reject it there.");
  expect(answers).toContain("tried 1 to 4, as in the brief");
  expect(answers).toContain("rejected in 1 to 3, lapsed in 4");
});

test.runIf(isThere(hivecrest))(
  "the printed repair releases what is settled, and nothing that is only accepted",
  async () => {
    const [diff = ""] = codeBlocks(hivecrest, "diff");
    const line = (sign: string) =>
      diff
        .split("\n")
        .find((each) => each.startsWith(sign))
        ?.slice(1) ?? "";
    const released = async (sign: string, status: string) => {
      const code = `export const run = (payment, order, release) => {${line(sign)}\n};\n`;
      const orders: string[] = [];
      const { run } = await load<{ run(...given: unknown[]): void }>(code);
      run({ status }, "order", (order: string) => orders.push(order));
      return orders.length > 0;
    };
    const states = ["pending", "failed", "accepted", "settled"];
    expect(await Promise.all(states.map((status) => released("-", status)))).toEqual([false, false, true, true]);
    expect(await Promise.all(states.map((status) => released("+", status)))).toEqual([false, false, false, true]);
  },
);

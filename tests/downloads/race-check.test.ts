import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isThere } from "../articles/article-code.ts";
import { CompanionShop } from "../articles/companion-shop.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryServer } from "../support/temporary.ts";

const article = "blog/top-5-business-logic-flaws.md";
const file = join(root, "content/downloads/race-check.mjs");
const offered = test.runIf(isThere(article) && isThere("downloads/race-check.mjs"));

async function run(args: string[], env: Record<string, string> = {}) {
  const { stdout, code } = await promisify(execFile)(process.execPath, [file, ...args], { env }).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; code: number }) => failed,
  );
  return { code, verdict: stdout.trim().split("\n").at(-1) };
}

/** The bank of the article, with the two routes that a test system needs. */
async function serve(shopOf: () => CompanionShop, refuses = false): Promise<string> {
  let shop = shopOf();
  return temporaryServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    if (request.method === "PUT") {
      shop = shopOf();
      return response.end();
    }
    if (request.method === "GET") return response.end(JSON.stringify({ ledger: [{ pence: shop.paidOut }] }));
    const status = refuses ? 401 : (await shop.transfer(JSON.parse(text).amountPence)).status;
    return response.writeHead(status).end();
  });
}

offered("the article leads to the script, whose own bank shows both results", async () => {
  expect(readRoot(`content/${article}`)).toContain("(/downloads/race-check.mjs)");
  expect(await run(["demo", "flawed"])).toMatchObject({ code: 1, verdict: expect.stringMatching(/^[1-9]\d* of 20/) });
  expect(await run(["demo", "repaired"])).toEqual({
    code: 0,
    verdict: "0 of 20 bursts paid out more than the account held.",
  });
});

offered("it clears the mended bank of the article, and no bank that it could not test", async () => {
  const mended = await serve(() => new CompanionShop(["a balance is read, compared and written"]));
  expect(await run([], { BASE: mended, BURSTS: "5" })).toMatchObject({ code: 0 });
  const closed = await serve(() => new CompanionShop(), true);
  expect(await run([], { BASE: closed, BURSTS: "2" })).toEqual({
    code: 2,
    verdict: "No transfer was accepted, so nothing was tested.",
  });
  expect(await run([])).toMatchObject({ code: 2, verdict: expect.stringContaining("Set BASE") });
});

offered("the header says what the article says of twenty bursts that all miss", () => {
  const miss = `${(0.8 ** 20 * 100).toFixed(1)}%`;
  expect(readRoot("content/downloads/race-check.mjs")).toContain(`twenty bursts all miss in ${miss} of runs`);
  expect(readRoot(`content/${article}`)).toContain(`and twenty with ${miss}`);
});

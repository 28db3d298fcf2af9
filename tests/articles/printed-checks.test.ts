import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/temporary.ts";
import { codeBlocks, isThere } from "./article-code.ts";
import type { Flaw } from "./companion-shop.ts";

/** What the article's checks import, sent to a shop of the companion's instead of over a network. */
const attack = (fixes: readonly Flaw[], gone: "route" | "seed" | "nothing") => `
import { CompanionShop } from ${JSON.stringify(new URL("companion-shop.ts", import.meta.url).href)};
const shop = new CompanionShop(${JSON.stringify(fixes)});
const tenant = (name: string, customer: number) =>
  ({ tenant: name, customer, invoice: "PENTEST-" + name.toUpperCase() + "-0001" });
export const seed = { a: tenant("a", 5501), b: tenant("b", 7710) };
export const signIn = async (_: unknown, role: string) => role;
export async function exportInvoices(_: string, customer: number) {
  const request = { method: "POST", path: "/api/exports", headers: {}, body: JSON.stringify({ customer }) };
  if (${gone === "route"}) request.path = "/api/v1/exports";
  const { status, headers } = await shop.send(request);
  return { status, csv: shop.exports.get(Number(headers?.location?.split("/").at(-1))) ?? "" };
}
export const writeExport = async (asked: { tenant: string; customer: number }) =>
  ${gone === "seed"} && asked.customer === seed.b.customer ? "" : shop.writeExport(asked.tenant, asked.customer);
`;

const [route, worker]: Flaw[] = ["the export's route trusts the customer", "the export's worker trusts the customer"];

test.runIf(isThere("blog/automated-pen-testing-benefits.md")).each([
  [[], "nothing", ["route", "worker"]],
  [[route], "nothing", ["worker"]],
  [[worker], "nothing", ["route"]],
  [[route, worker], "nothing", []],
  // The controls: a 404 because the route has moved, and a file without B's invoice because B is not there.
  [[route, worker], "route", ["route"]],
  [[route, worker], "seed", ["route", "worker"]],
] as [Flaw[], "route" | "seed" | "nothing", string[]][])(
  "with %j mended and %s gone, the printed checks of %j turn red",
  async (fixes, gone, red) => {
    const place = temporaryFolder("printed-checks");
    writeFileSync(join(place, "attack.ts"), attack(fixes, gone));
    const file = join(place, "checks.test.ts");
    writeFileSync(file, codeBlocks("blog/automated-pen-testing-benefits.md", "ts").join("\n"));
    const { stdout } = await promisify(execFile)(process.execPath, ["--test-reporter=tap", file]).catch(
      (failed: { stdout: string }) => failed,
    );
    const results = [...stdout.matchAll(/^(not )?ok \d+ - (.*)$/gm)];
    expect(results.map(([, , name]) => name)).toEqual([
      "accountant of A gets no invoice of B",
      "manager of A gets no invoice of B",
      "auditor of A gets no invoice of B",
      "the worker writes no invoice of B into a file of A",
    ]);
    const failed = results
      .filter(([, not]) => not)
      .map(([, , name = ""]) => (name.startsWith("the worker") ? "worker" : "route"));
    expect([...new Set(failed)]).toEqual(red);
  },
);

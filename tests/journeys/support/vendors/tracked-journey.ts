import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashInputs, recordName } from "../../../../tools/build-inputs.mjs";
import { oneAtATime } from "../../../../tools/one-at-a-time.mjs";
import { ConsentPage } from "../consent-page.ts";
import { expect, test as journey } from "../journey.ts";
import { Vendors } from "./vendors.ts";

const root = resolve(import.meta.dirname, "../../../..");
const dist = join(root, "dist.other-brand");
const settings = { BRAND_DIR: "tests/support/other-brand" };

function isFresh(): boolean {
  try {
    return readFileSync(join(dist, recordName), "utf8") === hashInputs(root, settings);
  } catch {
    return false;
  }
}

/** The site of a company that has an id at every vendor: built once, again when its inputs change. */
async function builtForOtherBrand(): Promise<string> {
  await oneAtATime(join(root, ".prepare.lock.other-brand"), async () => {
    if (isFresh()) return true;
    const { status, stderr } = spawnSync(process.execPath, ["tools/build.ts", "--out", dist], {
      cwd: root,
      env: { ...process.env, ...settings },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The other brand's site could not be built:\n${stderr}`);
    return true;
  });
  return dist;
}

/** A first visit to the site of a company with every vendor, under a name that can hold cookies of a whole domain. */
export const test = journey.extend<{ vendors: Vendors; visit: ConsentPage }>({
  firstVisit: true,

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => use(await builtForOtherBrand()),
    { scope: "worker", timeout: 180_000 },
  ],

  baseURL: async ({ server }, use) => use(server.origin.replace("127.0.0.1", "www.site.localhost")),

  vendors: [
    async ({ context, baseURL }, use) => {
      const vendors = new Vendors(context, baseURL ?? "");
      await vendors.listen();
      await use(vendors);
      expect(vendors.strangers, "requests to hosts that nobody declared").toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => use(new ConsentPage(page)),
});

export { expect };

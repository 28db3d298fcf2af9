import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { hashInputs, recordName } from "../../tools/build-inputs.mjs";
import { oneAtATime } from "../../tools/one-at-a-time.mjs";

const root = resolve(import.meta.dirname, "../..");
const dist = join(root, "dist.other-brand");
const settings = { BRAND_DIR: "tests/support/other-brand" };

function isFresh(): boolean {
  try {
    return readFileSync(join(dist, recordName), "utf8") === hashInputs(root, settings);
  } catch {
    return false;
  }
}

/** The folder with the site of another company: built once, again when its inputs change. */
export async function builtForOtherBrand(): Promise<string> {
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

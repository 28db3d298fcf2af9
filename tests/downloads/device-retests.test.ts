import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeBlocks, isThere, load } from "../articles/article-code.ts";
import { readRoot, root } from "../rules/repository-files.ts";
import { temporaryFolder } from "../support/temporary.ts";

const study = "case-studies/voltmere.md";
const file = "content/downloads/device-retests.ts";
const offered = test.runIf(isThere(study) && isThere("downloads/device-retests.ts"));

type Rig = {
  obeys(command: object): Promise<boolean>;
  restart(): Promise<void>;
  hasExpired(command: object): Promise<boolean>;
  waitUntilExpired(command: { expires: number }): Promise<void>;
};
interface Script {
  retest(rig: Rig): Promise<string[]>;
  simulated(): Rig;
}

/** The table's text about retest of this number. */
const row = (number: number) =>
  readRoot(`content/${study}`)
    .split("\n")
    .find((line) => line.startsWith(`| ${number}. `)) ?? "";

offered("the study offers the file, which holds the rule that it prints and runs as it stands", () => {
  expect(readRoot(`content/${study}`)).toContain("(/downloads/device-retests.ts)");
  expect(readRoot(file)).toContain(`\n${codeBlocks(study, "ts")[0]}`);
  const { stdout, status } = spawnSync(process.execPath, [join(root, file)], { encoding: "utf8" });
  expect({ stdout, status }).toEqual({
    stdout: "All refused that had to be, and every control was obeyed.\n",
    status: 0,
  });
});

/** What the script prints, and how it ends, with one place of it changed. */
function started(place: string, changed: string) {
  const script = readRoot(file);
  expect(script).toContain(place);
  const copy = join(temporaryFolder("retests"), "device-retests.ts");
  writeFileSync(copy, script.replaceAll(place, changed));
  return spawnSync(process.execPath, [copy], { encoding: "utf8" });
}

offered("a retest that failed ends with exit code 1, and so does a Node that cannot tell how it was started", () => {
  expect(started("if (command.counter <= highest) return false;", "")).toMatchObject({
    stdout: "4 sent again at once: obeyed\n5 sent again after a restart: obeyed\n",
    status: 1,
  });
  const older = started("import.meta.main", "(import.meta as { older?: boolean }).older");
  expect(older).toMatchObject({ stdout: "", status: 1 });
  expect(older.stderr).toContain("Nothing was tested: this needs Node 24.2 or later.");
});

offered(
  "a device that obeys everything fails each retest of the table, and one that obeys nothing each control",
  async () => {
    const { retest, simulated } = await load<Script>(readRoot(file));
    const all = await retest({ ...simulated(), obeys: async () => true });
    expect(all.map((line) => line.replace(": obeyed", ""))).toEqual([
      "4 sent again at once",
      "5 sent again after a restart",
      "6 for a group of others",
      "7 held back until it expired",
      "8 while the clock is unset",
      ...["set point", "group", "counter", "expiry"].map((what) => `9 altered ${what}`),
    ]);
    for (const word of ["set point", "group", "counter", "expiry"]) expect(row(9)).toContain(word);
    for (const line of all) expect(row(Number(line[0])), line).not.toBe("");
    const none = await retest({ ...simulated(), obeys: async () => false });
    expect(new Set(none)).toEqual(new Set(["control: refused"]));
  },
);

offered("a refusal proves nothing once the command has expired, nor in 7 before", async () => {
  const { retest, simulated } = await load<Script>(readRoot(file));
  // A restart that outlasts the command: the device may have lost its counter, and still refuses.
  const slow = simulated();
  slow.restart = () => slow.waitUntilExpired({ expires: 1060 });
  expect(await retest(slow)).toEqual(["5 sent again after a restart: nothing was tested"]);
  const always = await retest({ ...simulated(), hasExpired: async () => true });
  expect(always).toHaveLength(8);
  expect(always.some((line) => line.startsWith("7"))).toBe(false);
  const never = await retest({ ...simulated(), hasExpired: async () => false });
  expect(never).toEqual(["7 held back until it expired: nothing was tested"]);
});

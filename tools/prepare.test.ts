import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashInputs, isBuilt, recordName } from "./build-inputs.mjs";
import { isNewEnough } from "./newer-node.mjs";
import { npmErrors, npmReasons } from "./npm-reasons.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { damagedPackages, packagesAreInstalled } from "./packages.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "prepare-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe("staleness of the built site", () => {
  const build = (settings = {}) => write(`dist/${recordName}`, hashInputs(root, settings));

  test("a site is fresh until an input changes, and fresh again when it changes back", () => {
    write("content/a.md", "one");
    expect(isBuilt(root, {})).toBe(false);
    build();
    expect(isBuilt(root, {})).toBe(true);
    write("content/a.md", "two");
    expect(isBuilt(root, {})).toBe(false);
    write("content/a.md", "one");
    expect(isBuilt(root, {})).toBe(true);
  });

  test.each([
    ["content/blog/a.md", "---\npublished: 2025-03-02\n---\n"],
    ["content/episodes.yaml", "- id: s1e1\n  published: 2025-03-02\n"],
    ["content/events.yaml", '- date: "2025-03-02"\n  id: a\n'],
  ])("what is dated ahead in %s makes the site stale on its day and the day after, and only then", (file, text) => {
    const hash = (today: string) => hashInputs(root, {}, today);
    write(file, text);
    expect(hash("2025-02-28")).toBe(hash("2025-03-01"));
    expect(hash("2025-03-01")).not.toBe(hash("2025-03-02"));
    expect(hash("2025-03-02")).not.toBe(hash("2025-03-03"));
    expect(hash("2025-03-03")).toBe(hash("2025-03-04"));
  });

  test("a new file, a moved file and the lock count", () => {
    write("site/src/a.ts", "1");
    build();
    write("site/src/b.ts", "");
    expect(isBuilt(root, {})).toBe(false);
    build();
    rmSync(join(root, "site/src/b.ts"));
    write("site/src/c.ts", "");
    expect(isBuilt(root, {})).toBe(false);
    build();
    write("package-lock.json", "{}");
    expect(isBuilt(root, {})).toBe(false);
  });

  test("generated files, tests and the server's sources do not", () => {
    build();
    write("site/src/generated/fonts.css", "x");
    write("site/.astro/types.d.ts", "x");
    write("site/src/a.test.ts", "x");
    write("api/src/app.ts", "x");
    expect(isBuilt(root, {})).toBe(true);
  });

  test("the folder of another brand counts while it is named", () => {
    write("elsewhere/brand.ts", "one");
    const settings = { BRAND_DIR: "elsewhere" };
    build(settings);
    expect(isBuilt(root, settings)).toBe(true);
    expect(isBuilt(root, {})).toBe(false);
    write("elsewhere/brand.ts", "two");
    expect(isBuilt(root, settings)).toBe(false);
    build();
    write("elsewhere/brand.ts", "three");
    expect(isBuilt(root, {})).toBe(true);
  });

  test("of the settings only the build's own count, and an empty one is no setting", () => {
    build({ PUBLIC_API_ORIGIN: "", PORT: "1" });
    expect(isBuilt(root, { PORT: "2" })).toBe(true);
    expect(isBuilt(root, { PUBLIC_API_ORIGIN: "https://api.example" })).toBe(false);
  });
});

describe("installed packages", () => {
  const lock = (packages: object) => JSON.stringify({ packages: { "": {}, ...packages } });
  const one = { version: "1.0.0", integrity: "sha512-a" };
  const installed = (wanted: object, found: object | undefined) => {
    write("package-lock.json", lock(wanted));
    if (found) write("node_modules/.package-lock.json", lock(found));
    for (const folder of Object.keys(found ?? {})) write(`${folder}/package.json`, "{}");
    return packagesAreInstalled(root);
  };

  test("are complete when npm's list holds every locked version", () => {
    expect(installed({ "node_modules/one": one }, { "node_modules/one": one })).toBe(true);
  });

  test.each([
    ["nothing was installed", undefined],
    ["one is missing", {}],
    ["one has another version", { "node_modules/one": { ...one, version: "1.0.1" } }],
    ["one has other content", { "node_modules/one": { ...one, integrity: "sha512-b" } }],
  ])("are not when %s", (_, found) => {
    expect(installed({ "node_modules/one": one }, found)).toBe(false);
  });

  test("may lack optional ones, which are for other platforms", () => {
    expect(installed({ "node_modules/one": { ...one, optional: true } }, {})).toBe(true);
  });
});

describe("packages that were installed", () => {
  const one = { "node_modules/one": { version: "1.0.0" }, "node_modules/one/node_modules/two": { version: "1.0.0" } };
  beforeEach(() => {
    const lock = JSON.stringify({ packages: { "": {}, ...one } });
    write("package-lock.json", lock);
    write("node_modules/.package-lock.json", lock);
    for (const folder of Object.keys(one)) write(`${folder}/package.json`, "{}");
    write("node_modules/one/node_modules/two/lib/index.js", "export default 2;");
  });

  test("are not used while their install is unfinished", () => {
    expect(packagesAreInstalled(root)).toBe(true);
    write(".prepare.unfinished", "");
    expect(packagesAreInstalled(root)).toBe(false);
  });

  test("are missed at once when one is gone", () => {
    rmSync(join(root, "node_modules/one/package.json"));
    expect(packagesAreInstalled(root)).toBe(false);
  });

  test("are damaged when a file is shorter or gone, not when something was added", () => {
    const file = "node_modules/one/node_modules/two/lib/index.js";
    expect(damagedPackages(root)).toEqual([]);
    write(file, "export default 2; // looked at");
    expect(damagedPackages(root)).toEqual([]);
    write(file, "export");
    expect(damagedPackages(root)).toEqual(["node_modules/one/node_modules/two"]);
    rmSync(join(root, file));
    expect(damagedPackages(root)).toEqual(["node_modules/one/node_modules/two"]);
  });

  test("are measured anew after another install", () => {
    expect(damagedPackages(root)).toEqual([]);
    write("node_modules/.package-lock.json", JSON.stringify({ packages: { "": {}, ...one, other: {} } }));
    write("node_modules/one/node_modules/two/lib/index.js", "");
    expect(damagedPackages(root)).toEqual([]);
  });
});

describe("what npm waits for", () => {
  function heard(...lines: string[]) {
    const said: string[] = [];
    let givenUp = false;
    const { onLine, stop } = npmReasons((line) => said.push(line));
    for (const line of lines) {
      onLine(line, () => {
        givenUp = true;
      });
    }
    stop();
    return { said, givenUp };
  }
  const failed = (code: string, attempt = 1) =>
    `npm http fetch GET https://registry.example/one attempt ${attempt} failed with ${code}`;

  test.each([
    ["ENOTFOUND", false, "Its name is unknown here."],
    ["ECONNREFUSED", false, "Nothing answers there."],
    ["FETCH_ERROR", false, "Nothing answers there."],
    ["503", false, "The registry is in trouble"],
    ["SELF_SIGNED_CERT_IN_CHAIN", true, "Its certificate is not trusted"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", true, "Its certificate is not trusted"],
  ])(
    "%s is said once, with a remedy, and ends the install when no second try can help: %s",
    (code, givenUp, remedy) => {
      const told = heard(failed(code), failed(code, 2));
      expect(told.said).toEqual([expect.stringContaining(`https://registry.example (${code}). ${remedy}`)]);
      expect(told.givenUp).toBe(givenUp);
    },
  );

  test("a proxy that asks who one is ends the install", () => {
    const told = heard("npm http fetch GET 407 https://registry.example/one 20ms (cache skip)");
    expect(told.said).toEqual([expect.stringContaining("The proxy wants a user and a password")]);
    expect(told.givenUp).toBe(true);
  });

  test("one package that fails among others is npm's own affair", () => {
    const came = "npm http fetch GET 200 https://registry.example/two 20ms (cache miss)";
    expect(heard(came, failed("CERT_HAS_EXPIRED")).givenUp).toBe(false);
    expect(heard(came, came).said).toEqual([]);
  });

  test("when it fails, its reason is shown without its requests and its own code", () => {
    const output = `${failed("EINTEGRITY")}\nnpm warn EBADENGINE x\nnpm error code EINTEGRITY\nnpm error     at a (b.js:1:2)\n`;
    expect(npmErrors(output)).toBe("npm error code EINTEGRITY\n");
    expect(npmErrors("Segmentation fault\n")).toBe("Segmentation fault\n");
  });
});

test("a signal ends the program of a phase first, then this process in the same way", async () => {
  const inner = "setInterval(() => {}, 1000); process.stdout.write('begun')";
  const progress = JSON.stringify(join(import.meta.dirname, "progress.mjs"));
  const outer = `
    import { runPhase } from ${progress};
    process.once("exit", () => console.log("cleared up"));
    await runPhase("Phase", process.execPath, ["-e", ${JSON.stringify(inner)}], { cwd: "." }, { onLine() {} });
    console.log("went on");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", outer]);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      said += text;
    });
  }
  while (!said.includes("Phase …")) await wait(20);
  await wait(100);
  child.kill("SIGINT");
  const [status, signal] = await once(child, "close");
  expect([status, signal]).toEqual([null, "SIGINT"]);
  expect(said).toMatch(/^Phase …\nPhase: stopped after .* s\ncleared up\n$/);
});

test("Node is new enough from 24 on, however the version is written", () => {
  expect(["v24.0.0", "24.21.0", "v100.0.0"].map(isNewEnough)).toEqual([true, true, true]);
  expect(["v23.11.1", "20.20.2", ""].map(isNewEnough)).toEqual([false, false, false]);
});

describe("one at a time", () => {
  const file = () => join(root, "lock");

  test("tasks under one lock never overlap, and the lock goes", async () => {
    let inside = 0;
    let maxInside = 0;
    const task = async () => {
      inside += 1;
      maxInside = Math.max(maxInside, inside);
      await wait(20);
      inside -= 1;
    };
    await Promise.all([oneAtATime(file(), task), oneAtATime(file(), task), oneAtATime(file(), task)]);
    expect(maxInside).toBe(1);
    expect(existsSync(file())).toBe(false);
  });

  test("a task that throws gives the lock back", async () => {
    await expect(oneAtATime(file(), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(oneAtATime(file(), async () => "mine")).resolves.toBe("mine");
  });

  test("the lock of a process that died is taken over", async () => {
    const { pid } = spawnSync(process.execPath, ["--version"]);
    write("lock", String(pid));
    await expect(oneAtATime(file(), async () => "mine")).resolves.toBe("mine");
  });
});

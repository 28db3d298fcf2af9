import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashInputs, isBuilt, recordName } from "./build-inputs.mjs";
import { isNewEnough } from "./newer-node.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { packagesAreInstalled } from "./packages.mjs";

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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository-files.ts";

const site = join(root, "dist/site");
const built = readdirSync(site, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(html|css|js)$/.test(file) && file !== "edit.html")
  .map((file) => readFileSync(join(site, file), "utf8"));
const isUsed = (mark: string) => built.some((text) => text.includes(mark));

const listed = [...readFileSync(join(root, "docs/browsers.md"), "utf8").matchAll(/^\| `(.+?)` \|/gm)].map(
  ([, mark = ""]) => mark,
);

test("everything that docs/browsers.md lists is used", () => {
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((mark) => !isUsed(mark))).toEqual([]);
});

/** What some browser has had since 2025 only, or has not at all. */
const young = [
  ...["popover=", "commandfor=", "scrollend", "details-content", "anchor-name", "trustedTypes"],
  ...["animation-timeline", "view-transition", "text-wrap:pretty", "field-sizing", "interpolate-size"],
  ...[
    "speculationrules",
    "sibling-index(",
    "corner-shape",
    "appearance:base-select",

    "@function",
  ],
  ...["URLPattern(", "Temporal.", "CSS.highlights", "closedby="],
];

test("what is young and used is listed in docs/browsers.md, with what is without it", () => {
  expect(young.filter((mark) => isUsed(mark) && !listed.includes(mark))).toEqual([]);
});

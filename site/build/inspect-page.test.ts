import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { inspectPage } from "./inspect-page.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const page = (head: string, body = "") => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

test("every inline script and style is hashed to the letter, once", () => {
  const script = "if (a < b) x = \"<!-- <p style='x'>\";";
  const found = inspectPage(
    page(
      `<script>${script}</script><style>a > b { c: d }</style>`,
      `<SCRIPT TYPE=module> let y; </SCRIPT><script>${script}</script><svg><style>.z{}</style></svg>`,
    ),
  );
  expect(found.scriptHashes).toEqual([hash(script), hash(" let y; ")]);
  expect(found.styleHashes).toEqual([hash("a > b { c: d }"), hash(".z{}")]);
  expect(found.problems).toEqual([]);
});

test("scripts from files, scripts that hold data, and commented scripts need no hash", () => {
  const found = inspectPage(
    page(
      '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        '<script type="application/json">{}</script><!-- <script>no()</script> -->',
    ),
  );
  expect(found.scriptHashes).toEqual([]);
});

test("rules for speculation are hashed, because policies look at them", () => {
  expect(inspectPage(page('<script type="speculationrules">{}</script>')).scriptHashes).toEqual([hash("{}")]);
});

test.each([
  ["a style attribute", "<p STYLE=color:red>"],
  ["a style attribute in a template", '<template><i style="color:red"></i></template>'],
  ["a style attribute in noscript", '<noscript><i style="color:red"></i></noscript>'],
  ["an event handler", "<button onclick=go()>"],
  ["a script address, encoded", '<a href=" java&#115;cript:go()">'],
  ["a script address in a drawing", '<svg><a xlink:href="javascript:go()"></a></svg>'],
])("%s is a problem, and the only one", (_, body) => {
  expect(inspectPage(page("", body)).problems).toHaveLength(1);
});

test("text that only looks like one is no problem", () => {
  const body = '<p title="a > b style=x">onclick=1</p><textarea><p style="x"></textarea><a href="/javascript:">x</a>';
  expect(inspectPage(page("", body)).problems).toEqual([]);
});

test("a page says what it uses", () => {
  expect(inspectPage(page('<meta name="uses" content="verification  video">')).uses).toEqual(["verification", "video"]);
  expect(inspectPage(page('<meta name="description" content="verification">')).uses).toEqual([]);
});

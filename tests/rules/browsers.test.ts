import { expect, test } from "vitest";
import { readRoot } from "./repository-files.ts";
import { keysOfPage, keysOfSite, youngFeatures } from "./used-features.ts";

const rows = [...readRoot("docs/browsers.md").matchAll(/^\| `(.+?)` \| .+? \| (.+?) \| .+ \|$/gm)];
const told = Object.fromEntries(rows.map(([, feature = "", since = ""]) => [feature, since]));

test("docs/browsers.md tells all that is used and younger than 2023, and since when browsers have it", () => {
  const why = "Expected is what the built site uses, by web-features. What does a visitor without it get?";
  expect(told, why).toEqual(Object.fromEntries(youngFeatures(keysOfSite(), 2023)));
  expect(rows, "A feature has one row.").toHaveLength(Object.keys(told).length);
});

test("what is young is found in styles, pages and scripts", () => {
  const found = (html: string) => Object.fromEntries(youngFeatures(keysOfPage(html), 2023));
  expect(found("<p class='p' title=':has(a)'>@container and anchor() and Temporal.Now</p>")).toEqual({});
  expect(found("<style>.a{color:red}.\\&\\:has{flex-direction:column}</style>")).toEqual({});
  expect(found("<style>a{&:has(b){color:color-mix(in oklab,red,blue)}}</style>")).toMatchObject({
    nesting: "2023",
    has: "2023",
    "color-mix": "2023",
  });
  expect(found("<template><button commandfor=a></button></template>")).toEqual({ "invoker-commands": "2025" });
  expect(found("<script>a.toSorted()</script>")).toEqual({ "array-by-copy": "2023" });
});

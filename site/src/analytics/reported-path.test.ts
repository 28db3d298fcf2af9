import { expect, test } from "vitest";
import { reportedPath } from "./reported-path.ts";

test.each([
  ["/", "/"],
  ["/blog/top-5-business-logic-flaws/", "/blog/top-5-business-logic-flaws/"],
  ["/resource-hub?category=guides", "/resource-hub?category=guides"],
  ["/?utm_source=a&utm_medium=b&utm_campaign=c", "/?utm_source=a&utm_medium=b&utm_campaign=c"],
  ["/?email=anna%40example.com", "/"],
  ["/?utm_source=a&token=secret&category=all", "/?utm_source=a&category=all"],
  ["/?UTM_SOURCE=a", "/"],
  ["/change-analysis-tool#ticket=Any%20user", "/change-analysis-tool"],
  ["/?category=a%26token%3Db", "/?category=a%26token%3Db"],
])("of %s only %s is reported", (address, reported) => {
  expect(reportedPath(`https://site.example${address}`)).toBe(reported);
});

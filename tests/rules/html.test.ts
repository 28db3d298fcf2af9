import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { root } from "./repository-files.ts";

const site = join(root, "dist/site");
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

/** What is wrong with a document, by rule, place and sentence. */
async function problemsOf(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, line, message }) => `${name}:${line} ${ruleId}: ${message}`),
  );
}

test("every built page is valid HTML", async () => {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  const problems = await Promise.all(files.map((file) => problemsOf(readFileSync(join(site, file), "utf8"), file)));
  const why = "Browsers mend wrong HTML, each in its own way: mend it in the component instead.";
  expect(files.length).toBeGreaterThan(40);
  expect(problems.flat(), why).toEqual([]);
}, 60_000);

test("the validator sees what browsers forgive", async () => {
  const page = (body: string) =>
    `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>A</title></head><body>${body}</body></html>`;
  expect(await problemsOf(page("<p>a</p>"), "right.html")).toEqual([]);
  expect(await problemsOf(page("<span><h1>a</h1></span>"), "nested.html")).toHaveLength(1);
  expect(await problemsOf(page('<p id="a" id="b">a</p>'), "twice.html")).not.toEqual([]);
});

import { expect, test } from "vitest";
import { readRoot } from "../../tests/rules/repository-files.ts";
import { wrongInTheNotice } from "./notice.ts";

const notice = { path: "content/privacy-notice.yaml", text: readRoot("content/privacy-notice.yaml") };
const none = { model: false, verification: false, receiver: false };
const names = Object.keys(none) as (keyof typeof none)[];

test("the notice fits a service without any setting", () => {
  expect(wrongInTheNotice(notice, none)).toEqual([]);
});

test.each(names)("a notice that denies what is switched on is told at its line: %s", (name) => {
  const [point, ...others] = wrongInTheNotice(notice, { ...none, [name]: true });
  const line = Number(point?.where.split(":")[1]);
  const above = notice.text.split("\n").slice(line - 3, line);
  expect(above.map((each) => each.trim())).toEqual([`${name}:`, expect.stringMatching(/^service: /), "used: false"]);
  expect(point?.what).toContain("is not used, and a setting switches it on");
  expect(others).toEqual([]);
});

test("a notice that names what is not switched on is told too, and one that fits is not", () => {
  const said = { ...notice, text: notice.text.replaceAll("used: false", "used: true") };
  expect(wrongInTheNotice(said, { model: true, verification: true, receiver: true })).toEqual([]);
  expect(wrongInTheNotice(said, none)).toHaveLength(3);
  expect(wrongInTheNotice(said, none)[0]?.what).toContain("is used, and no setting switches it on");
});

test("of a notice that cannot be used nothing is said here", () => {
  expect(wrongInTheNotice({ ...notice, text: "title: Notice\n" }, { ...none, model: true })).toEqual([]);
});

import { expect, test } from "vitest";
import { parse } from "yaml";
import { readRoot } from "../rules/repository-files.ts";

interface Words {
  agents: {
    ticket: { number: string; title: string };
    lines: { text: string; because?: string; test?: string; minutes?: number }[];
  };
  microTests: {
    steps: { from: number; to: number; title: string; text: string }[];
    written: { lines: { what: string; says: string }[]; file: { file: string } };
  };
}

const file = "downloads/shr-118.md";
const { agents, microTests } = parse(readRoot("content/how-it-works.yaml")) as Words;
const whole = readRoot(`content/${file}`);
const flat = whole.replace(/\s+/g, " ");

test("the file has the page's ticket, doubts and tests, word for word and in its order", () => {
  expect(microTests.written.file.file).toBe(`/${file}`);
  const { number, title } = agents.ticket;
  expect(whole).toContain(`${number}  ${title}\n\n${agents.lines.map(({ text }) => text).join("\n")}\n`);
  const told = agents.lines.flatMap(({ because, test: settles, minutes }) =>
    because ? [because, `${minutes ? `by a person, ${minutes} minutes` : "a script for every build"}: ${settles}`] : [],
  );
  const places = told.map((text) => flat.indexOf(text));
  expect(told).toHaveLength(8);
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("the file has the minutes of the test, and what is then written on the ticket", () => {
  for (const { from, to, title, text } of microTests.steps)
    expect(whole).toContain(`| ${from} to ${to} | ${title} | ${text} |`);
  for (const { what, says } of microTests.written.lines) expect(flat).toContain(`- ${what}: ${says}`);
});

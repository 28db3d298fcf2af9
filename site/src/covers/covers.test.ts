import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Cover } from "./Cover.tsx";
import { coverIds, coverOf, readCovers } from "./covers.ts";
import { scenes } from "./scene-index.ts";

const draw = (id: string) => renderToStaticMarkup(createElement(Cover, { id }));
const drawn = coverIds.map((id) => ({ id, svg: draw(id) }));
const most = 15 * 1024;

const entry = (fields: string) => readCovers(`piece: {${fields}}`);
const alt = "alt: A pass with its stub torn off.";

test("there are covers, and each is a picture with a sentence for it", () => {
  expect(drawn.length).toBeGreaterThanOrEqual(48);
  for (const { id, svg } of drawn) {
    expect(svg, id).toMatch(/^<svg role="img" viewBox="0 0 640 400"/);
    expect(svg, id).toMatch(/<title>[^<]{20,160}\.<\/title>/);
  }
});

test("a cover weighs less than 15 KiB", () => {
  expect(drawn.filter(({ svg }) => Buffer.byteLength(svg) >= most).map(({ id }) => id)).toEqual([]);
});

// What a strict policy would block, what only one theme could show, and what would clash with a second cover on a page.
const unwanted: Record<string, RegExp> = {
  "a style": /style/i,
  "a script or a handler": /<script|\son[a-z]+=/i,
  "a colour of its own": /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|color)\(|\s(?:fill|stroke|color)="(?!none")/i,
  "an id": /\sid=/,
  "a number gone wrong": /NaN|undefined|Infinity/,
};

test.each(Object.entries(unwanted))("no cover holds %s", (_, pattern) => {
  expect(drawn.filter(({ svg }) => pattern.test(svg)).map(({ id }) => id)).toEqual([]);
});

test("the patterns find what they look for", () => {
  const samples: Record<string, string> = {
    "a style": '<path style="x"/>',
    "a script or a handler": '<path onclick="x"/>',
    "a colour of its own": '<path fill="red"/>',
    "an id": '<path id="x"/>',
    "a number gone wrong": '<path d="M0 NaN"/>',
  };
  for (const [name, pattern] of Object.entries(unwanted)) expect(pattern.test(samples[name] ?? ""), name).toBe(true);
  expect(unwanted["a colour of its own"]?.test('<svg fill="none" stroke-width="4">')).toBe(false);
});

test("no two covers are alike, in picture or in words", () => {
  const withoutTitle = drawn.map(({ svg }) => svg.replace(/<title>.*<\/title>/, ""));
  const titles = drawn.map(({ svg }) => /<title>(.*)<\/title>/.exec(svg)?.[1]);
  expect(new Set(withoutTitle).size).toBe(drawn.length);
  expect(new Set(titles).size).toBe(drawn.length);
});

test("a cover is the same to the byte each time", () => {
  for (const { id, svg } of drawn) expect(draw(id)).toBe(svg);
});

test("every scene is used: what nobody shows is taken out", () => {
  const used = new Set(coverIds.map((id) => coverOf(id).scene));
  expect(Object.keys(scenes).filter((name) => !used.has(name))).toEqual([]);
});

test("a piece without a cover is told to add one", () => {
  expect(() => draw("no-such-piece")).toThrow('content/covers.yaml has no entry "no-such-piece": add one');
  expect(() => draw("constructor")).toThrow("has no entry");
});

test("an unknown scene names the scenes there are and where a new one goes", () => {
  const read = () => entry(`scene: torn-pas, ${alt}`);
  expect(read).toThrow("content/covers.yaml cannot be used");
  expect(read).toThrow('piece.scene: no scene is called "torn-pas": use one of');
  expect(read).toThrow("torn-pass");
  expect(read).toThrow("site/src/covers/scenes/torn-pas.tsx");
});

test("wrong params name entry, field and scene", () => {
  expect(() => entry(`scene: torn-pass, ${alt}`)).toThrow(/piece\.params\.minutes: .*scene "torn-pass"/);
  expect(() => entry(`scene: torn-pass, ${alt}, params: {minutes: 5, colour: red}`)).toThrow(
    /piece\.params: .*“colour”/,
  );
  expect(() => entry(`scene: caliper, ${alt}, params: {minutes: 5}`)).toThrow(/piece\.params: .*“minutes”/);
  expect(() => entry(`scene: four-objectives, ${alt}, params: {partial: [A5]}`)).toThrow("no principle of CAF 3.2");
});

test.each([
  ["torn-pass", "minutes", 0, 1],
  ["torn-pass", "minutes", 1000, 999],
  ["stopwatch", "seconds", 0, 1],
  ["stopwatch", "seconds", 60, 59],
])("%s takes no %s of %i but one of %i", (scene, param, outside, inside) => {
  expect(() => entry(`scene: ${scene}, ${alt}, params: {${param}: ${outside}}`)).toThrow(`piece.params.${param}`);
  expect(entry(`scene: ${scene}, ${alt}, params: {${param}: ${inside}}`).piece?.picture).toBeDefined();
});

test("the sentence must be there and be one", () => {
  expect(() => entry("scene: caliper")).toThrow("piece.alt");
  expect(() => entry('scene: caliper, alt: " "')).toThrow("piece.alt: is blank");
  expect(() => entry("scene: caliper, alt: A caliper")).toThrow("end it with a full stop");
  expect(() => entry(`scene: caliper, ${alt}, title: x`)).toThrow(/piece: .*“title”/);
});

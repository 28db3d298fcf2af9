import { describe, expect, test } from "vitest";
import { CaptionError, readingTime, recordedOf, recordingIn, webVtt } from "./captions.ts";

const company = recordedOf({ name: "A", domain: "a.test" });

describe("captions", () => {
  test("are written with hours, minutes, seconds and milliseconds", () => {
    const written = webVtt(
      [
        { start: 0, end: 2500, text: "First." },
        { start: 2500, end: 61_042, text: "Second." },
        { start: 3_599_999.6, end: 3_661_001, text: "Third." },
      ],
      company,
    );
    expect(written).toBe(
      [
        "WEBVTT\n",
        `NOTE recorded of ${company}\n`,
        "00:00:00.000 --> 00:00:02.500 line:0\nFirst.\n",
        "00:00:02.500 --> 00:01:01.042 line:0\nSecond.\n",
        "01:00:00.000 --> 01:01:01.001 line:0\nThird.\n",
      ].join("\n"),
    );
  });

  test("note whom they were recorded of, without a name", () => {
    expect(recordingIn(webVtt([], company))).toBe(company);
    expect(recordingIn("WEBVTT\n")).toBeUndefined();
    expect(recordedOf({ name: "B", domain: "a.test" })).not.toBe(company);
  });

  test("show what a player would read as markup", () => {
    expect(webVtt([{ start: 0, end: 1, text: "a < b & c --> d" }], company)).toContain("\na &lt; b &amp; c --&gt; d\n");
  });

  test.each([
    ["ends when it begins", [{ start: 5, end: 5, text: "One." }]],
    [
      "begins before the last one ended",
      [
        { start: 0, end: 10, text: "One." },
        { start: 9, end: 20, text: "Two." },
      ],
    ],
    ["is blank", [{ start: 0, end: 10, text: " " }]],
    ["has two lines", [{ start: 0, end: 10, text: "One.\nTwo." }]],
  ])("refuse a sentence that %s", (_, cues) => {
    expect(() => webVtt(cues, company)).toThrow(CaptionError);
  });

  test("stay longer the more there is to read, from 2.5 s on", () => {
    expect(readingTime("x".repeat(35))).toBe(2500);
    expect(readingTime("x".repeat(42))).toBe(3000);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { frameList, posterBudget, videoBudget, videoLength } from "./encode.ts";

const recorded = (name: string) => readFileSync(new URL(`../../content/demo/${name}`, import.meta.url));

/** Length of an MP4 file in milliseconds, from its movie header (ISO/IEC 14496-12, `mvhd` version 0). */
function lengthOf(video: Buffer): number {
  const header = video.indexOf("mvhd") + 4;
  return (video.readUInt32BE(header + 16) / video.readUInt32BE(header + 12)) * 1000;
}

const milliseconds = (stamp: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(":").map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
};

describe("the recorded demo", () => {
  const video = recorded("demo.mp4");

  test("is light, and so is its poster", () => {
    expect(video.length).toBeLessThanOrEqual(videoBudget);
    expect(recorded("demo-poster.webp").length).toBeLessThanOrEqual(posterBudget);
  });

  test("lasts as long as one stays with it", () => {
    expect(lengthOf(video)).toBeGreaterThanOrEqual(videoLength.shortest);
    expect(lengthOf(video)).toBeLessThanOrEqual(videoLength.longest);
  });

  test("begins to play before it has arrived: its index comes first", () => {
    expect(video.indexOf("moov")).toBeGreaterThan(0);
    expect(video.indexOf("moov")).toBeLessThan(video.indexOf("mdat"));
  });

  test("has a caption at every moment, each long enough to be read", () => {
    const cues = [
      ...recorded("demo.vtt")
        .toString()
        .matchAll(/^(\S+) --> (\S+)/gm),
    ];
    const times = cues.map(([, start = "", end = ""]) => ({ start: milliseconds(start), end: milliseconds(end) }));
    expect(times.length).toBeGreaterThan(5);
    expect(times[0]?.start).toBe(0);
    expect(Math.abs((times.at(-1)?.end ?? 0) - lengthOf(video))).toBeLessThan(200);
    for (const [index, { start, end }] of times.entries()) {
      expect(end - start).toBeGreaterThanOrEqual(2500);
      if (index > 0) expect(start).toBe(times[index - 1]?.end);
    }
  });
});

test("each picture stands until the next one appeared, the last one to the end", () => {
  const frames = [
    { file: "/f/0.jpg", at: 0 },
    { file: "/f/1.jpg", at: 40 },
    { file: "/f/2.jpg", at: 1540.5 },
  ];
  expect(frameList(frames, 2000)).toBe(
    [
      "ffconcat version 1.0",
      "file '/f/0.jpg'",
      "duration 0.0400",
      "file '/f/1.jpg'",
      "duration 1.5005",
      "file '/f/2.jpg'",
      "duration 0.4595",
      "file '/f/2.jpg'",
      "",
    ].join("\n"),
  );
});

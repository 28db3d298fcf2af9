import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runPhase } from "../progress.mjs";
import type { Frame, Recording } from "./stage.ts";

const framesPerSecond = 25;

/** How long the video may last, in milliseconds: long enough to follow, short enough to be watched to its end. */
export const videoLength = { shortest: 60_000, longest: 90_000 } as const;

/** Weights that a visitor with a slow line can bear, in bytes. */
export const videoBudget = 3_000_000;
export const posterBudget = 60_000;

/** The video or its poster cannot be made; the message says what to do. */
export class EncodingError extends Error {
  override readonly name = "EncodingError";
}

/** @throws {EncodingError} when there is no ffmpeg */
export function assertFfmpeg(): void {
  if (spawnSync("ffmpeg", ["-version"]).status === 0) return;
  throw new EncodingError("The recording needs ffmpeg. Install it (on Debian or Ubuntu: apt-get install ffmpeg).");
}

/** The list that ffmpeg's concat reader takes: each picture, and how many seconds it stands. */
export function frameList(frames: readonly Frame[], duration: number): string {
  const lines = frames.flatMap(({ file, at }, index) => {
    const seconds = ((frames[index + 1]?.at ?? duration) - at) / 1000;
    return [`file '${file}'`, `duration ${Math.max(seconds, 0.001).toFixed(4)}`];
  });
  // Its reader drops the duration of the last entry unless another follows.
  const last = frames.at(-1);
  return `ffconcat version 1.0\n${lines.join("\n")}\n${last ? `file '${last.file}'\n` : ""}`;
}

async function ffmpeg(phase: string, folder: string, args: readonly string[]): Promise<void> {
  const done = await runPhase(phase, "ffmpeg", ["-hide_banner", "-y", ...args], { cwd: folder });
  if (!done) throw new EncodingError("ffmpeg failed; what it said is above.");
}

/** Qualities to try, the best one first: x264's constant rate factor. */
const rateFactors = [22, 24, 26, 28, 30];

/**
 * Makes the video out of a recording: H.264 that every browser plays, with its index in front.
 *
 * @param folder for `frames.txt` and `demo.mp4`
 * @returns path of the video
 * @throws {EncodingError} when it cannot be made light enough
 */
export async function encodeVideo({ frames, duration }: Recording, folder: string): Promise<string> {
  writeFileSync(join(folder, "frames.txt"), frameList(frames, duration));
  const video = join(folder, "demo.mp4");
  // JPEG means BT.601 over the full range of values, players expect BT.709 over the limited one.
  const range = "in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=limited";
  const filter = `scale=${range},fps=${framesPerSecond},format=yuv420p`;
  const colours = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];
  for (const factor of rateFactors) {
    const input = ["-f", "concat", "-safe", "0", "-i", "frames.txt", "-vf", filter, "-t", (duration / 1000).toFixed(3)];
    const codec = ["-an", "-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", String(factor)];
    const rest = [...colours, "-map_metadata", "-1", "-movflags", "+faststart", video];
    await ffmpeg(`Encoding the video (crf ${factor})`, folder, [...input, ...codec, ...rest]);
    if (statSync(video).size <= videoBudget) return video;
  }
  throw new EncodingError(`The video weighs ${statSync(video).size} bytes, more than ${videoBudget}: record less.`);
}

/**
 * @param folder for `demo-poster.webp`
 * @returns path of the picture
 */
export async function makePoster({ frames, posterAt }: Recording, folder: string): Promise<string> {
  const frame = frames.findLast(({ at }) => at <= posterAt);
  if (!frame) throw new EncodingError("No picture was recorded.");
  const poster = join(folder, "demo-poster.webp");
  for (const quality of [70, 60, 50]) {
    await ffmpeg("Making the poster", folder, ["-i", frame.file, "-c:v", "libwebp", "-quality", `${quality}`, poster]);
    if (statSync(poster).size <= posterBudget) return poster;
  }
  throw new EncodingError(`The poster weighs ${statSync(poster).size} bytes, more than ${posterBudget}.`);
}

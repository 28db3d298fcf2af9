// npm run record-demo: records the analyser at work in the built site and writes
// the video of the home page, its captions and its poster to content/demo/.
// Needs ffmpeg. The files there are replaced at the very end, or not at all.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { consentStatusKey, cookiePreferencesKey, deniedPreferences } from "@latchwork/contract/consent";
import { chromium } from "@playwright/test";
import { paths } from "../site/src/routes.ts";
import { startServer } from "../tests/journeys/support/server.ts";
import { chromiumLaunch } from "./chromium.mjs";
import { CaptionError, recordedOf, webVtt } from "./demo/captions.ts";
import { assertFfmpeg, EncodingError, encodeVideo, makePoster, videoLength } from "./demo/encode.ts";
import { play, SceneError } from "./demo/scenes.ts";
import { frameSize, type Recording, Stage } from "./demo/stage.ts";
import { loadBrand } from "./load-brand.ts";
import { say } from "./progress.mjs";

const content = resolve(import.meta.dirname, "../content/demo");

/** A visitor who has declined, so that no banner stands in the picture. */
const declined = [
  { name: consentStatusKey, value: "rejected" },
  { name: cookiePreferencesKey, value: JSON.stringify(deniedPreferences) },
];

async function record(folder: string): Promise<Recording> {
  await using cleanup = new AsyncDisposableStack();
  const server = await startServer({});
  cleanup.defer(() => server.stop());
  const browser = await chromium.launch(chromiumLaunch());
  cleanup.defer(() => browser.close());
  const context = await browser.newContext({
    viewport: frameSize,
    colorScheme: "light",
    locale: "en-GB",
    storageState: { cookies: [], origins: [{ origin: server.origin, localStorage: declined }] },
  });
  const page = await context.newPage();
  await page.goto(server.origin + paths.changeAnalysisTool, { waitUntil: "networkidle" });
  const stage = new Stage(page);
  say("Recording …");
  await stage.begin(join(folder, "frames"));
  await play(stage);
  return stage.end();
}

async function make(): Promise<void> {
  assertFfmpeg();
  const folder = mkdtempSync(join(tmpdir(), "demo-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const recording = await record(folder);
  const { duration, cues, frames } = recording;
  say(`Recorded ${(duration / 1000).toFixed(1)} s in ${frames.length} pictures.`);
  if (duration < videoLength.shortest || duration > videoLength.longest) {
    throw new SceneError("The video should last 60 to 90 s: change the pauses in tools/demo/scenes.ts.");
  }
  const captions = webVtt(cues, recordedOf(await loadBrand()));
  const video = await encodeVideo(recording, folder);
  const poster = await makePoster(recording, folder);
  mkdirSync(content, { recursive: true });
  copyFileSync(video, join(content, "demo.mp4"));
  copyFileSync(poster, join(content, "demo-poster.webp"));
  writeFileSync(join(content, "demo.vtt"), captions);
  say(`content/demo/ holds the new video: ${(statSync(video).size / 1e6).toFixed(2)} MB.`);
}

try {
  await make();
} catch (error) {
  if (!(error instanceof SceneError || error instanceof EncodingError || error instanceof CaptionError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

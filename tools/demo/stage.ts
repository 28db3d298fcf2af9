import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { type Cue, readingTime } from "./captions.ts";

/** Size of the recorded page and of the video, in pixels. */
export const frameSize = { width: 1280, height: 720 } as const;

/** One picture of the page; `at` is when it appeared, in milliseconds from the first one. */
export interface Frame {
  readonly file: string;
  readonly at: number;
}

/** What was recorded: the page's pictures, what was said meanwhile, and the moment that stands for the whole. */
export interface Recording {
  readonly frames: readonly Frame[];
  readonly cues: readonly Cue[];
  readonly duration: number;
  readonly posterAt: number;
}

/** How long the pointer takes from one place to the next, in milliseconds. */
const glide = 800;

/** The part of the page that is seen: below its sticky header, and not at the very edge. */
const view = { top: 92, bottom: 690 } as const;
const margin = { x: 1244, y: 400 } as const;

const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

/** A page that is being recorded, moved at a pace that can be followed. */
export class Stage {
  readonly page: Page;
  readonly #frames: Frame[] = [];
  readonly #said: { text: string; at: number }[] = [];
  #firstFrame = 0;
  #posterAt = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param folder where the pictures are put; one a change, as JPEG */
  async begin(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const first = Promise.withResolvers<void>();
    await this.page.screencast.start({
      size: frameSize,
      quality: 96,
      onFrame: ({ data, timestamp }) => {
        if (this.#frames.length === 0) this.#firstFrame = timestamp;
        const file = join(folder, `${String(this.#frames.length).padStart(5, "0")}.jpg`);
        writeFileSync(file, data);
        this.#frames.push({ file, at: timestamp - this.#firstFrame });
        first.resolve();
      },
    });
    await this.#paced(glide);
    await first.promise;
  }

  async end(): Promise<Recording> {
    await this.#finishReading();
    const duration = this.#now();
    await this.page.screencast.stop();
    const cues = this.#said.map(({ text, at }, index) => ({
      text,
      start: at,
      end: this.#said[index + 1]?.at ?? duration,
    }));
    return { frames: this.#frames, cues, duration, posterAt: this.#posterAt };
  }

  /** Says what comes next, once the last sentence can have been read. */
  async say(text: string): Promise<void> {
    await this.#finishReading();
    this.#said.push({ text, at: this.#said.length === 0 ? 0 : this.#now() });
  }

  /** The picture of this moment stands for the video until it plays. */
  choosePoster(): void {
    this.#posterAt = this.#now();
  }

  /** Milliseconds in which nothing is done. */
  async rest(ms: number): Promise<void> {
    await wait(ms);
  }

  async click(target: Locator): Promise<void> {
    await target.click();
  }

  async pointAt(target: Locator): Promise<void> {
    await target.hover();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.#paced(0);
    await field.pressSequentially(text, { delay: 45 });
    await this.#paced(glide);
  }

  /** Takes the pointer to the margin, where scrolling moves the page and not a text area under it. */
  async stepAside(): Promise<void> {
    await this.page.mouse.move(margin.x, margin.y);
  }

  /** Scrolls until the upper edge of `target` lies just below the page's header, or the page ends. */
  async scrollToTop(target: Locator): Promise<void> {
    const { y } = await this.#boxOf(target);
    await this.#scrollBy(y - view.top);
  }

  /** Scrolls no further than it takes to see all of `target`. */
  async bringIntoView(target: Locator): Promise<void> {
    const { y, height } = await this.#boxOf(target);
    const missing = Math.max(0, y + height - view.bottom);
    await this.#scrollBy(y < view.top ? y - view.top : Math.min(missing, y - view.top));
  }

  async #boxOf(target: Locator): Promise<{ y: number; height: number }> {
    const box = await target.boundingBox();
    if (!box) throw new Error("What is to be shown is not on the page.");
    return box;
  }

  async #scrollBy(pixels: number): Promise<void> {
    const distance = Math.round(pixels);
    if (distance === 0) return;
    const lasting = Math.min(1400, 500 + Math.abs(distance) * 2);
    const began = Date.now();
    await this.#paced(0);
    // By the clock and not by count: each step takes as long as the machine needs for it.
    for (let done = 0, share = 0; share < 1; ) {
      share = Math.min(1, (Date.now() - began) / lasting);
      const next = Math.round(distance * eased(share));
      await this.page.mouse.wheel(0, next - done);
      done = next;
    }
    await this.#paced(glide);
  }

  #now(): number {
    return Date.now() - this.#firstFrame;
  }

  async #finishReading(): Promise<void> {
    const last = this.#said.at(-1);
    if (last) await wait(Math.max(0, last.at + readingTime(last.text) - this.#now()));
  }

  /** Playwright draws the pointer, outside the page, where its policy does not reach; it moves for `ms` before an action. */
  async #paced(ms: number): Promise<void> {
    await this.page.screencast.showActions({ cursor: "pointer", duration: ms, style: { title: "display: none" } });
  }
}

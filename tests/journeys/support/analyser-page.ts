import { setTimeout } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import type { Evidence, PreviewRequest } from "../../../contract/src/preview.ts";
import { expect, test as journey } from "./journey.ts";

/** The analyser as a visitor meets it, on its own page or on the home page. */
export class AnalyserPage {
  readonly page: Page;
  /** The text area. */
  readonly ticket: Locator;
  readonly samples: Locator;
  readonly analyse: Locator;
  readonly humanCheck: Locator;
  /** The sentence about what went wrong. */
  readonly problem: Locator;
  /** What a screen reader hears without the focus moving. */
  readonly announcement: Locator;
  readonly results: Locator;
  readonly findings: Locator;
  readonly tryAnother: Locator;
  /** Bodies of all analyses that the page asked for. */
  readonly calls: PreviewRequest[] = [];

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.page = page;
    this.ticket = page.getByRole("textbox", { name: "Ticket", exact: true });
    this.samples = page.getByRole("group", { name: "Sample tickets" });
    this.analyse = page.getByRole("button", { name: "Analyse Security" });
    this.humanCheck = main.getByRole("button", {
      name: /^(Confirm you are human|Checking…|Verified human|Expired: confirm again|Try again)$/,
    });
    this.problem = main.getByRole("alert");
    this.announcement = main.getByRole("status");
    this.results = page.getByRole("region", { name: "Security Assessment", exact: true });
    this.findings = this.results.locator(".findings > li");
    this.tryAnother = this.results.getByRole("button", { name: "Try Another" });
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname === "/intelligence/preview") this.calls.push(request.postDataJSON());
    });
  }

  async open(address: "/change-analysis-tool" | "/#demo" = "/change-analysis-tool"): Promise<void> {
    await this.page.goto(address);
    await this.analyse.scrollIntoViewIfNeeded();
    await this.becomesInteractive();
  }

  /** It loads with the first intent. Astro takes the attribute away once an island answers to the visitor. */
  async becomesInteractive(): Promise<void> {
    await this.ticket.hover();
    await expect(this.page.locator("astro-island[ssr]")).toHaveCount(0);
  }

  /** Takes a sample. Its text makes the ticket grow, so it is taken once the button below has come to rest. */
  async takeSample(label: string): Promise<void> {
    await this.samples.getByRole("button", { name: label }).click();
    await expect(this.ticket).toHaveValue(/\S/);
    await expect(async () => {
      const before = await this.humanCheck.boundingBox();
      await setTimeout(100);
      expect(await this.humanCheck.boundingBox()).toEqual(before);
    }).toPass();
  }

  async verify(): Promise<void> {
    await this.humanCheck.click();
    await expect(this.humanCheck).toHaveText("Verified human");
  }

  /** Stops the page's clock, which then runs only as a test says. `page.clock.install()` comes before. */
  async stopClock(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 60_000);
  }

  /** Lets a stopped clock run, a second at a time, until the page says that the verification failed. */
  async untilCaptchaError(): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(1000);
      await expect(this.problem).toHaveText(sentences.captchaError, { timeout: 100 });
    }).toPass({ intervals: [0], timeout: 15_000 });
  }

  /** Reads one ticket from the beginning: text, verification, button. What comes of it is the caller's to wait for. */
  async submit(ticket: string): Promise<void> {
    await this.ticket.fill(ticket);
    if ((await this.humanCheck.textContent()) !== "Verified human") await this.verify();
    await this.analyse.click();
  }

  /** Unfolds what every finding holds beyond a glance. */
  async unfold(): Promise<void> {
    await expect(this.findings.first()).toBeVisible();
    const folded = this.results.locator("details:not([open]) > summary");
    while ((await folded.count()) > 0) await folded.first().press("Enter");
  }

  /** The number in the ticket's margin that leads to a finding. */
  numberOf(finding: number): Locator {
    return this.page.getByRole("button", { name: `Finding ${finding}`, exact: true });
  }

  quotesOf(finding: Locator): Locator {
    return finding.getByRole("button", { name: /^“/ });
  }

  /** Everything that is marked in the ticket, in order. */
  markedText(): Promise<string> {
    const marks = this.page.getByRole("region", { name: "Ticket", exact: true }).locator("mark");
    return marks.evaluateAll((all) => all.map((mark) => mark.textContent).join(""));
  }

  /** What is selected in the text area. */
  selectedText(): Promise<string> {
    return this.ticket.evaluate((area) => {
      const { value, selectionStart, selectionEnd } = area as HTMLTextAreaElement;
      return value.slice(selectionStart, selectionEnd);
    });
  }
}

/** The units of a ticket that lie in any of the evidence, in order. */
export function coveredText(ticket: string, evidence: readonly Evidence[]): string {
  const covered = (index: number) => evidence.some(({ start, end }) => start <= index && index < end);
  return ticket
    .split("")
    .filter((_, index) => covered(index))
    .join("");
}

/** The sentences that were agreed word for word. */
export const sentences = {
  blank: "Please enter a prompt before continuing.",
  captchaMissing: "Please complete the captcha to continue.",
  captchaError: "Captcha error. Please try again.",
  captchaExpired: "Captcha expired. Please complete it again.",
  captchaRejected: "Captcha validation failed. Please complete the captcha again.",
  captchaRefused: "Captcha validation failed. Please try again.",
  general: "An error occurred while processing your request. Please try again later.",
  empty: "Analysis results will appear here",
  loading: "AI analysing your ticket...",
} as const;

export const test = journey.extend<{ analyser: AnalyserPage }>({
  analyser: async ({ page }, use) => use(new AnalyserPage(page)),
});

export { expect };

import type { Page } from "@playwright/test";
import { brand } from "../../../brand/brand.ts";
import { bannerEvent } from "../../../site/src/content/events.ts";
import { expectAccessible, expectAccessibleInBothThemes, expectLegible } from "../support/accessibility.ts";
import { type AnalyserPage, expect, sentences, test } from "../support/analyser-page.ts";
import { readContent, today } from "../support/content.ts";
import {
  answerPreviews,
  assessed,
  finding,
  holdPreviews,
  nothingFound,
  tooLittleSaid,
} from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const ticket = "Support staff can open the order history of any customer.";

const risky = {
  ...nothingFound,
  testable: true,
  vulnerabilities: (["high", "medium", "low"] as const).map((severity, index) =>
    finding(index + 1, { severity, evidence: [{ start: index * 4, end: index * 4 + 13 }] }),
  ),
};

/** Every state of the panel, each reached from the one before it. */
const states: readonly [name: string, reach: (analyser: AnalyserPage) => Promise<void>][] = [
  ["empty", async () => {}],
  [
    "a blank ticket refused",
    async ({ ticket: area, problem }) => {
      await area.press("Control+Enter");
      await expect(problem).toHaveText(sentences.blank);
    },
  ],
  [
    "a ticket that is too long, verified",
    async (analyser) => {
      await analyser.ticket.fill("x".repeat(20_001));
      await analyser.verify();
    },
  ],
  [
    "a result with findings, one pointed at",
    async (analyser) => {
      await answerPreviews(analyser.page, assessed(risky));
      await analyser.submit(ticket);
      await expect(analyser.findings).toHaveCount(3);
      await analyser.findings.first().hover();
    },
  ],
  [
    "no findings",
    async (analyser) => {
      await answerPreviews(analyser.page, assessed(nothingFound));
      await analyser.submit(ticket);
      await expect(analyser.results.getByRole("heading", { name: "No Potential Vulnerabilities" })).toBeVisible();
    },
  ],
  [
    "questions",
    async (analyser) => {
      await answerPreviews(analyser.page, assessed(tooLittleSaid("Who may use it?", "Which data does it read?")));
      await analyser.submit(ticket);
      await expect(analyser.results.getByText("Insufficient data")).toBeVisible();
    },
  ],
  [
    "a failure with a second line",
    async (analyser) => {
      await answerPreviews(analyser.page, { status: 503, headers: { "retry-after": "5" } });
      await analyser.submit(ticket);
      await expect(analyser.problem).toContainText("Try again in 5 seconds.");
    },
  ],
  [
    "a sample, while it is read",
    async (analyser) => {
      await holdPreviews(analyser.page, assessed(nothingFound));
      await analyser.takeSample("SSO Integration");
      await analyser.analyse.click();
      await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
    },
  ],
];

test("axe finds nothing in any state of the analyser", async ({ analyser, page, problems }) => {
  test.slow(); // axe takes a second or two for each state
  problems.expect(/the server responded with a status of 503/);
  await giveEasyPuzzles(page);
  await analyser.open();
  for (const [name, reach] of states) {
    await test.step(name, async () => {
      await reach(analyser);
      await expectAccessibleInBothThemes(page, name);
    });
  }
});

test("axe finds nothing where verification failed", async ({ analyser, page, problems }) => {
  problems.expect(/ERR_CONNECTION_REFUSED/);
  await page.clock.install();
  await page.route("**/verification/challenge", (route) => route.abort("connectionrefused"));
  await analyser.open("/#demo");
  await analyser.stopClock();
  await analyser.humanCheck.click();
  await analyser.untilCaptchaError();
  await page.clock.resume();
  await expectAccessibleInBothThemes(page, "a captcha error on the home page");
});

test("axe sees what is wrong", async ({ page }) => {
  await page.goto("/privacy-notice");
  await page.evaluate(() => document.querySelector("main")?.append(document.createElement("img")));
  await expect(expectAccessible(page, "a picture without a text")).rejects.toThrow("image-alt");
});

test("axe sees what cannot be read in dark colours alone", async ({ page }) => {
  await page.goto("/privacy-notice");
  await page.evaluate(() => document.querySelector("h1")?.style.setProperty("color", "light-dark(black, #222)"));
  await expectLegible(page, "dark words in light colours");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(expectLegible(page, "dark words in dark colours")).rejects.toThrow("color-contrast");
});

/** Name of the focused element, as assistive technology names it. */
async function focusedName(page: Page): Promise<string> {
  const snapshot = await page.locator("*:focus").ariaSnapshot();
  return /"(.+?)"/.exec(snapshot)?.[1] ?? snapshot;
}

/** Whether an outline is drawn around the focused element, or around a box that stands for it. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (let box = document.activeElement, up = 0; box && up < 4; box = box.parentElement, up += 1) {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) return true;
    }
    return false;
  });
}

test("from the top of the page the focus goes through everything, in reading order and visibly", async ({
  analyser,
  page,
}) => {
  await analyser.open();
  await page.evaluate(() => scrollTo(0, 0));
  const wanted = [
    "Skip to the content",
    ...(bannerEvent(readContent("events"), today) ? ["Register Here (opens in a new tab)"] : []),
    `${brand.name}, home`,
    "How It Works",
    "Resources",
    "Sign In (opens in a new tab)",
    "Start a Conversation",
    "Search",
    "Back to Resources",
    "How good is it?",
    "Use it from your pipeline",
    "New API Endpoint",
    "SSO Integration",
    "Password Reset Fix",
    "Content Update",
    "Contact Form",
    "Ticket",
    "Confirm you are human", // Analyse Security is disabled while the ticket is blank
    "Take one of the five samples",
    "Talk to Us",
    "How It Works",
  ];
  const order: string[] = [];
  while (order.length < wanted.length) {
    await page.keyboard.press("Tab");
    order.push(await focusedName(page));
    expect(await focusIsVisible(page), `focus on ${order.at(-1)}`).toBe(true);
    await expect(page.locator("*:focus")).toBeInViewport();
  }
  expect(order).toEqual(wanted);
});

test("a ticket is pasted, verified, analysed and read with the keyboard alone", async ({ analyser, page }) => {
  const tab = (keys = "Tab") => page.keyboard.press(keys);
  await analyser.open();
  await page.evaluate(() => scrollTo(0, 0));
  await tab();
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let link = 0; link < 8; link += 1) await tab(); // the way back, two links, and five samples
  await expect(analyser.samples.getByRole("button", { name: "Contact Form" })).toBeFocused();
  await tab("Shift+Tab");
  await tab("Shift+Tab");
  await page.keyboard.press("Space");
  await expect(analyser.ticket).toBeFocused();
  await expect(analyser.ticket).toHaveValue(/Forgotten password/);

  await tab();
  await expect(analyser.humanCheck).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(analyser.humanCheck).toHaveText("Verified human");
  await expect(analyser.humanCheck).toBeFocused();
  await tab();
  await expect(analyser.analyse).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(analyser.tryAnother).toBeVisible();
  await expect(analyser.results.getByRole("heading", { name: "Security Assessment" })).toBeFocused();
  await tab();
  await expect(analyser.results.getByRole("button", { name: "Show in ticket (finding 1)" })).toBeFocused();
  await tab();
  await page.keyboard.press("Enter"); // unfolds
  await tab();
  const quote = analyser.quotesOf(analyser.results).first();
  await expect(quote).toBeFocused();
  expect(await focusIsVisible(page)).toBe(true);
  const phrase = ((await quote.textContent()) ?? "").slice(1, -1);
  await page.keyboard.press("Enter");
  await expect(analyser.ticket).toBeFocused();
  expect((await analyser.selectedText()).trim()).toBe(phrase);

  await analyser.tryAnother.focus();
  await page.keyboard.press("Enter");
  await expect(analyser.ticket).toBeFocused();
});

test("what is locked cannot be reached", async ({ analyser, page }) => {
  await analyser.open();
  await analyser.takeSample("New API Endpoint");
  await analyser.verify();
  await analyser.analyse.click();
  await analyser.results.locator("summary").last().focus();
  await page.keyboard.press("Tab");
  await expect(analyser.results.getByRole("link", { name: "Click to get started" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(analyser.tryAnother).toBeFocused();
});

const twoFindings = { ...nothingFound, testable: true, vulnerabilities: [finding(1), finding(2)] };

/** Levels of the visible headings, in the order of the page. */
function headingLevels(page: Page): Promise<number[]> {
  return page
    .getByRole("heading")
    .evaluateAll((all) => all.map((heading) => Number(/^H(\d)$/.exec(heading.tagName)?.[1])));
}

/** Levels that lie more than one below the heading before them. */
const skipped = (levels: number[]) => levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

/** Writes down what is announced from now on, without repetitions. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    const live = "[role=status], [role=alert]";
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const region = element?.closest(live) ?? (node === target ? null : element?.querySelector(live));
          const said = region?.textContent ?? "";
          if (said !== "" && heard.at(-1) !== said) heard.push(said);
        }
      }
    });
    const main = document.querySelector("main");
    if (main) observer.observe(main, { childList: true, characterData: true, subtree: true });
    Object.assign(globalThis, { heard });
  });
  return () => page.evaluate(() => (globalThis as typeof globalThis & { heard: string[] }).heard);
}

test("verification, reading, result and problem are announced", async ({ analyser, page, problems }) => {
  problems.expect(/the server responded with a status of 500/);
  await giveEasyPuzzles(page);
  await analyser.open();
  const heard = await listen(page);
  await analyser.ticket.fill(ticket);
  await analyser.analyse.click();
  await expect(analyser.problem).not.toBeEmpty();
  await analyser.verify();

  const release = await holdPreviews(page, assessed(twoFindings));
  await analyser.analyse.click();
  await expect(analyser.results).toHaveAttribute("aria-busy", "true");
  await expect(analyser.announcement).toHaveText(sentences.loading);
  release();
  await expect(analyser.announcement).toHaveText("Analysis completed successfully");
  await expect(analyser.results).toHaveAttribute("aria-busy", "false");
  // Heard, and nowhere to be seen.
  await expect(page.getByText("Analysis completed successfully")).not.toBeInViewport({ ratio: 1 });

  await analyser.verify();
  await answerPreviews(page, { status: 500 });
  await analyser.analyse.click();
  await expect(analyser.problem).toHaveText(sentences.general);
  expect(await heard()).toEqual([
    sentences.captchaMissing,
    "Verified human",
    sentences.loading,
    "Analysis completed successfully",
    "Verified human",
    sentences.loading,
    sentences.general,
  ]);
});

test("headings begin with one h1 and skip no level in any state", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  for (const address of ["/#demo", "/change-analysis-tool"] as const) {
    await analyser.open(address);
    for (const answer of [twoFindings, nothingFound, tooLittleSaid("Who may use it?")]) {
      await answerPreviews(page, assessed(answer));
      await analyser.submit(ticket);
      await expect(analyser.tryAnother).toBeVisible();
      const levels = await headingLevels(page);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(skipped(levels), `skipped levels among ${levels} on ${address}`).toEqual([]);
    }
  }
});

test("controls and parts have names, and the ticket its notice about privacy", async ({ analyser }) => {
  await analyser.open();
  await expect(analyser.ticket).toHaveAccessibleDescription(/not stored, not logged/);
  await expect(analyser.results).toBeVisible();
  await expect(analyser.samples).toBeVisible();
  await analyser.ticket.fill("x".repeat(20_001));
  await expect(analyser.analyse).toHaveAccessibleDescription(/too long/);
});

test("a finding says why, and how bad, in words", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const vulnerabilities = (["high", "medium", "low"] as const).map((severity, index) =>
    finding(index + 1, { severity, evidence: [{ start: 0, end: 13 }] }),
  );
  await answerPreviews(page, assessed({ ...twoFindings, vulnerabilities }));
  await analyser.open();
  await analyser.submit(ticket);
  for (const [index, severity] of ["High", "Medium", "Low"].entries()) {
    const item = analyser.findings.nth(index);
    await expect(item).toContainText("The ticket says: “Support staff”");
    await expect(item.getByText(severity, { exact: true })).toBeVisible();
    await expect(item.getByRole("term").filter({ hasText: "Severity" })).toHaveCount(1);
  }
});

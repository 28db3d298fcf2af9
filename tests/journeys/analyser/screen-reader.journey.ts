import type { Page } from "@playwright/test";
import { expect, sentences, test } from "../support/analyser-page.ts";
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
const risky = { ...nothingFound, testable: true, vulnerabilities: [finding(1), finding(2)] };

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
    const regions = document.querySelectorAll("main [role=status], main [role=alert]");
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const said = element?.closest("[role=status], [role=alert]")?.textContent ?? "";
        if (said !== "" && heard.at(-1) !== said) heard.push(said);
      }
    });
    for (const region of regions) observer.observe(region, { childList: true, characterData: true, subtree: true });
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

  const release = await holdPreviews(page, assessed(risky));
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
    for (const answer of [risky, nothingFound, tooLittleSaid("Who may use it?")]) {
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
  await expect(analyser.ticket).toHaveAccessibleDescription(/not stored, logged/);
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
  await answerPreviews(page, assessed({ ...risky, vulnerabilities }));
  await analyser.open();
  await analyser.submit(ticket);
  for (const [index, severity] of ["High", "Medium", "Low"].entries()) {
    const item = analyser.findings.nth(index);
    await expect(item).toContainText("The ticket says: “Support staff”");
    await expect(item.getByText(severity, { exact: true })).toBeVisible();
    await expect(item.getByRole("term").filter({ hasText: "Severity" })).toHaveCount(1);
  }
});

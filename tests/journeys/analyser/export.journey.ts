import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const ticket = "Support staff can open the order history of any customer.\n\nÜnïcode & signs #1 🙂";
const vulnerability = finding(1, { evidence: [{ start: 0, end: 13 }] });

async function download(page: Page, name: string): Promise<{ file: string; content: unknown }> {
  const [saved] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return { file: saved.suggestedFilename(), content: JSON.parse(await readFile(await saved.path(), "utf8")) };
}

test.describe("from a result", () => {
  test.beforeEach(async ({ analyser, page }) => {
    await giveEasyPuzzles(page);
    await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
    await analyser.open();
    await analyser.submit(ticket);
    await expect(analyser.tryAnother).toBeVisible();
  });

  test("the assessment is saved as JSON", async ({ page }) => {
    const { file, content } = await download(page, "Download JSON");
    expect(file).toBe("assessment.json");
    expect(content).toMatchObject({ testable: true, vulnerabilities: [{ cwe: "CWE-639" }] });
  });

  test("the assessment is saved as SARIF that points into the ticket", async ({ page }) => {
    const { file, content } = await download(page, "Download SARIF");
    expect(file).toBe("assessment.sarif");
    const region = { startLine: 1, startColumn: 1, endColumn: 14, snippet: { text: "Support staff" } };
    expect(content).toMatchObject({
      version: "2.1.0",
      runs: [{ results: [{ ruleId: "CWE-639", locations: [{ physicalLocation: { region } }] }] }],
    });
  });

  test("a link carries the ticket in its fragment, which no server sees and no address keeps", async ({
    analyser,
    context,
    page,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy link to the ticket" }).click();
    await expect(page.getByText("Link to this ticket copied").first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).hash).toMatch(/^#ticket=[\w-]+$/);

    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.goto("about:blank");
    // The first thing any later script could read.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => {
        Object.assign(window, { seen: `${(window as { seen?: string }).seen ?? ""}${location.href}` });
      });
    });
    await page.goto(link);
    await expect(analyser.ticket).toHaveValue(ticket);
    expect(page.url()).not.toContain("#");
    expect(await page.evaluate(() => (window as { seen?: string }).seen)).not.toContain("#");
    expect(requested.filter((address) => address.includes("ticket="))).toEqual([]);
    expect(analyser.calls).toHaveLength(1);
    await page.reload();
    await expect(analyser.ticket).toHaveValue("");
  });

  test("an assessment is copied as Markdown, and the page says so", async ({ analyser, context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Assessment copied as Markdown" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("### Finding number 1 (high, CWE-639)");
    expect(copied).toContain("“Support staff”");
  });

  test("a test is unfolded, and copied as a charter that can be run", async ({ analyser, context, page }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = analyser.results.getByRole("button", { name: "Copy as test charter" });
    const summary = analyser.results.getByText("Evidence, class and steps");
    await summary.click(); // the only finding is unfolded from the start
    await expect(copy).toBeHidden();
    await summary.click();
    await copy.click();
    await expect(page.getByText("Test charter copied").first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("## Test charter: Test of finding 1\n\nTime box: 45 minutes, manual");
    expect(copied).toContain("Set-up: Two accounts.\n\n1. As the first, do 1.\n2. As the second, look.");
    expect(copied).toContain("Fails if the second sees it.");
  });

  test("a clipboard that refuses is said too", async ({ analyser, page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("Not now", "NotAllowedError"));
    });
    await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
    await expect(page.getByText("Unable to copy. Please select the text instead.").first()).toBeVisible();
  });

  test.describe("a toast", () => {
    const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" }).getByRole("alert");
    /** Makes as much of the time (ms) of every toast pass as is given. */
    const pass = (page: Page, time: number) =>
      page.evaluate((ms) => {
        for (const animation of document.querySelector("#toasts")?.getAnimations({ subtree: true }) ?? [])
          if (animation.playState === "running") animation.currentTime = Number(animation.currentTime) + ms;
      }, time);

    test.beforeEach(async ({ analyser, context, page }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await analyser.results.getByRole("button", { name: "Copy as Markdown" }).click();
      await expect(toasts(page)).toHaveCount(1);
    });

    test("goes after 5 seconds, and not while a pointer or the focus rests on it", async ({ page }) => {
      await page.mouse.move(0, 0);
      const close = page.getByRole("button", { name: "Close" });
      await toasts(page).hover();
      await pass(page, 5000);
      await expect(toasts(page)).toBeVisible();
      await close.focus();
      await page.mouse.move(0, 0);
      await pass(page, 5000);
      await expect(toasts(page)).toBeVisible();
      await close.blur();
      await pass(page, 5000);
      await expect(toasts(page)).toHaveCount(0);
    });

    test("is closed by its button, which gives the focus back", async ({ analyser, page }) => {
      await page.getByRole("button", { name: "Close" }).focus();
      await page.keyboard.press("Enter");
      await expect(toasts(page)).toHaveCount(0);
      await expect(analyser.results.getByRole("button", { name: "Copy as Markdown" })).toBeFocused();
    });

    test("leaves when three newer ones have come", async ({ analyser, page }) => {
      for (const name of ["Copy link to the ticket", "Copy as Markdown", "Copy link to the ticket"])
        await analyser.results.getByRole("button", { name }).click();
      await expect(toasts(page)).toHaveText([
        "Link to this ticket copied",
        "Assessment copied as Markdown",
        "Link to this ticket copied",
      ]);
    });
  });
});

test("a link whose ticket cannot be read says so and leaves the field empty", async ({ analyser, page }) => {
  await page.goto("/change-analysis-tool#ticket=broken");
  await expect(page.getByText("The ticket in this link could not be read.").first()).toBeVisible();
  await expect(analyser.ticket).toHaveValue("");
});

test("an edit shows what appeared and what went since the last run", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const other = finding(2, { cwe: "CWE-307", name: "No limit of tries" });
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [vulnerability] }));
  await analyser.open();
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(1);
  await expect(analyser.results.getByText("New", { exact: true })).toHaveCount(0);
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities: [other] }));
  await analyser.submit(`${ticket} As often as they like.`);
  await expect(analyser.results.getByRole("heading", { name: "No limit of tries New" })).toBeVisible();
  await expect(analyser.results.getByRole("heading", { name: "Gone since the last run" })).toBeVisible();
  await expect(analyser.results.getByText("Finding number 1")).toBeVisible();
});

test("Stop gives an analysis up: the ticket stays, and it can be read after all", async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route("**/intelligence/preview", async (route) => {
    calls += 1;
    if (calls === 1) await answered;
    await route
      .fulfill({ json: { data: [{ testable: true, vulnerabilities: [vulnerability] }] } })
      .catch(() => undefined);
  });
  await analyser.open();
  await analyser.submit(ticket);
  await analyser.results.getByRole("button", { name: "Stop" }).click();
  await expect(analyser.results).toContainText("Analysis results will appear here");
  await expect(analyser.ticket).toBeFocused();
  await expect(analyser.ticket).toHaveValue(ticket);
  answer();
  await expect(analyser.problem).toBeEmpty();
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(1);
});

test("a secret is noticed before anything is sent, and masked on request", async ({ analyser, page }) => {
  const key = `AKIA${"IOSFODNN2EXAMPLE"}`;
  await analyser.open();
  await analyser.ticket.fill("Rotate the token weekly.");
  await expect(page.getByText("This looks like a secret")).toHaveCount(0);
  await analyser.ticket.fill(`Use ${key} on staging.`);
  await expect(page.getByText("This looks like a secret: AWS access key.")).toBeVisible();
  await page.getByRole("button", { name: "Mask it" }).click();
  await expect(analyser.ticket).toHaveValue("Use [masked AWS access key] on staging.");
  await expect(page.getByText("This looks like a secret")).toHaveCount(0);
  await expect(analyser.ticket).toBeFocused();
  expect(analyser.calls).toEqual([]);
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("a notification lies above the consent banner", async ({ page }) => {
    await page.goto("/change-analysis-tool#ticket=broken");
    const notification = page.getByText("The ticket in this link could not be read.").first();
    await expect(page.locator("#consent-banner")).toBeVisible();
    await expect(notification).toBeVisible();
    const above = await notification.evaluate((it) => it.closest("[popover]")?.matches(":popover-open"));
    expect(above).toBe(true);
  });
});

import type { Locator } from "@playwright/test";
import { expect, sentences, test } from "../support/analyser-page.ts";
import { answerPreviews, assessed, finding, nothingFound, tooLittleSaid } from "../support/preview-answers.ts";
import { giveEasyPuzzles } from "../support/verification.ts";

const ticket = `Refunds for support staff

As a support agent I can refund any order by its number from the help desk, so that customers need not wait.

- the amount comes from the form
- agents may refund in several steps`;

const phrase = (text: string) => ({ start: ticket.indexOf(text), end: ticket.indexOf(text) + text.length });

const risky = assessed({
  ...nothingFound,
  testable: true,
  vulnerabilities: [
    finding(1, { evidence: [phrase("refund any order by its number from the help desk")] }),
    finding(2, { evidence: [phrase("amount comes from the form")] }),
    finding(3, { evidence: [phrase("amount comes from the form"), phrase("several steps")] }),
  ],
});

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
};

test.beforeEach(async ({ analyser, page }) => {
  await giveEasyPuzzles(page);
  await answerPreviews(page, risky);
  await analyser.open();
});

for (const width of [1280, 360]) {
  test(`at ${width} px each number stands in the margin, level with the end of its phrase, and moves no word`, async ({
    analyser,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await analyser.ticket.fill(ticket);
    const before = await boxOf(analyser.ticket);
    await analyser.submit(ticket);
    await expect(analyser.findings).toHaveCount(3);
    const { width: textWidth, height, x } = await boxOf(analyser.ticket);
    expect([textWidth, height]).toEqual([before.width, before.height]);
    for (const [number, end] of [
      [1, "help desk"],
      [2, "the form"],
    ] as const) {
      const chip = await boxOf(analyser.numberOf(number));
      const last = await page
        .locator("mark", { hasText: end })
        .evaluate((mark) => [...mark.getClientRects()].at(-1)?.toJSON() as DOMRect);
      expect(chip.x).toBeGreaterThanOrEqual(x + textWidth);
      expect(Math.abs(chip.y + chip.height / 2 - (last.y + last.height / 2))).toBeLessThan(3);
    }
    // One number a mark: what the same phrase raised besides comes out when it is asked for.
    const further = page.locator(".margin-further").filter({ has: analyser.numberOf(3) });
    await expect(further).toHaveCSS("opacity", "0");
    await analyser.numberOf(2).focus();
    await expect(further).toHaveCSS("opacity", "1");
  });
}

test("a number leads to its finding, and the finding back to its phrase", async ({ analyser, page }) => {
  await analyser.submit(ticket);
  await analyser.numberOf(2).click();
  await expect(analyser.findings.nth(1)).toBeFocused();
  await expect(analyser.findings.nth(1)).toHaveAttribute("data-pointed-at");
  await analyser.findings
    .nth(1)
    .getByRole("button", { name: /^Show in ticket/ })
    .click();
  await expect(analyser.ticket).toBeFocused();
  expect(await analyser.selectedText()).toBe("amount comes from the form");
  await expect(page.locator("mark[data-pointed-at]")).toHaveText(["amount comes from the form"]);
});

test("the phrase of the finding in focus alone is tinted, and a thread ties the two", async ({ analyser, page }) => {
  const thread = page.locator(".thread");
  await expect(thread).not.toHaveAttribute("data-drawn");
  await analyser.submit(ticket);
  for (const index of [0, 2]) {
    await analyser.findings.nth(index).hover();
    await expect(page.locator("mark[data-pointed-at]").first()).toHaveAttribute(
      "data-findings",
      new RegExp(`\\b${index + 1}\\b`),
    );
    await expect(thread).toHaveAttribute("data-drawn");
    const target = await boxOf(analyser.findings.nth(index).locator("[data-finding-number]"));
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(thread.locator("path"));
        return Math.abs(x + width - target.x);
      })
      .toBeLessThan(5); // its box has room for joints that it does not have
  }
  await analyser.ticket.press("ControlOrMeta+End");
  await page.keyboard.type("!");
  await expect(thread).not.toHaveAttribute("data-drawn");
});

test("an automated test's minutes are those of writing it, and a closer weakness is the one shown", async ({
  analyser,
  page,
}) => {
  const { microTest, ...told } = finding(1, { cwe: "CWE-640", weakness: "CWE-613" });
  const vulnerabilities = [{ ...told, microTest: { ...microTest, kind: "automated" as const } }];
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities }));
  await analyser.submit(ticket);
  await analyser.unfold();
  const item = analyser.findings.first();
  await expect(item.locator(".micro-test")).toHaveText("45 min to writeTest of finding 1Micro test, then automated");
  await expect(item.getByRole("link", { name: "CWE-613" })).toBeVisible();
  await expect(item).not.toContainText("CWE-640");
});

test("a finding shows its severity, one sentence and its test; the rest unfolds, and is all there on paper", async ({
  analyser,
  page,
}) => {
  const description = "Any agent refunds any order. High severity, because money leaves.";
  const vulnerabilities = [finding(1, { description, asvs: { chapter: "V8", name: "Authorization" } }), finding(2)];
  await answerPreviews(page, assessed({ ...nothingFound, testable: true, vulnerabilities }));
  await analyser.submit(ticket);
  const item = analyser.findings.first();
  for (const seen of ["High", "Any agent refunds any order.", "Test of finding 1", "45 min", "Micro test, by a tester"])
    await expect(item.getByText(seen, { exact: true })).toBeVisible();
  const folded = ["High severity, because money leaves.", "V8 Authorization", "90%", "Set-up: Two accounts."];
  for (const said of folded) await expect(item.getByText(said)).toBeHidden();
  await item.getByText("Class and steps").click();
  for (const said of folded) await expect(item.getByText(said)).toBeVisible();
  await item.getByText("Class and steps").click();
  await page.emulateMedia({ media: "print" });
  for (const said of folded) await expect(item.getByText(said)).toBeVisible();
});

test("nothing moves when the check succeeds", async ({ analyser, page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await analyser.open();
    await analyser.ticket.fill(ticket);
    const parts = [analyser.humanCheck, analyser.analyse, analyser.results];
    const places = () => Promise.all(parts.map(boxOf));
    await analyser.humanCheck.scrollIntoViewIfNeeded();
    const before = await places();
    await analyser.verify();
    expect(await places()).toEqual(before);
  }
});

for (const width of [1280, 360]) {
  test(`at ${width} px a failure is said in view, where the results would stand, and mended there`, async ({
    analyser,
    page,
    problems,
  }) => {
    problems.expect(/the server responded with a status of 500/);
    await page.setViewportSize({ width, height: 700 });
    await answerPreviews(page, { status: 500 });
    await analyser.submit(ticket);
    await expect(analyser.results.getByRole("alert")).toHaveText(sentences.general);
    await expect(analyser.problem).toBeInViewport({ ratio: 1 });
    await expect(analyser.results).not.toContainText(sentences.empty);
    await answerPreviews(page, risky);
    await analyser.results.getByRole("button", { name: "Analyse again" }).click();
    await expect(analyser.findings).toHaveCount(3);
    await expect(analyser.problem).toBeEmpty();
  });
}

test("answers are added once, however often the button is pressed", async ({ analyser, page }) => {
  await answerPreviews(page, assessed(tooLittleSaid("Who may use it?")));
  await analyser.submit("Update the export");
  await analyser.results.getByRole("textbox").fill("Members");
  await answerPreviews(page, risky);
  await analyser.results.getByRole("button", { name: "Add answers and analyse again" }).dblclick();
  await expect(analyser.findings).toHaveCount(3);
  expect(analyser.calls.map(({ input }) => input).slice(1)).toEqual(["Update the export\n\nWho may use it?\nMembers"]);
});

test("a visitor who comes back to the page finds it ready", async ({ analyser, page }) => {
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(3);
  await page.goto("/privacy-notice");
  await page.goBack();
  await analyser.becomesInteractive();
  await analyser.submit(ticket);
  await expect(analyser.findings).toHaveCount(3);
});

test.describe("where a finger is the pointer", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("the ticket is marked whole, and phrase and finding lead to each other without a keyboard", async ({
    analyser,
    page,
  }) => {
    await analyser.submit(ticket);
    await expect(analyser.findings).toHaveCount(3);
    const field = page.locator(".ticket-field");
    expect(await field.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    await analyser.findings
      .nth(1)
      .getByRole("button", { name: /^Show in ticket/ })
      .tap();
    await expect(analyser.ticket).not.toBeFocused(); // which would bring the keyboard up
    await expect(page.locator("mark[data-pointed-at]")).toBeInViewport({ ratio: 1 });
    await expect(analyser.numberOf(2)).toBeFocused();
    await analyser.numberOf(2).tap();
    await expect(analyser.findings.nth(1)).toBeInViewport();
    await expect(analyser.findings.nth(1)).toBeFocused();
    await expect(page.locator(".thread")).toBeHidden();
  });
});

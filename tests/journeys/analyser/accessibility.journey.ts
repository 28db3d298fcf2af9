import type { Page } from "@playwright/test";
import { expectAccessible, expectLegible } from "../support/accessibility.ts";
import { type AnalyserPage, expect, sentences, test } from "../support/analyser-page.ts";
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
      await analyser.samples.getByRole("button", { name: "SSO Integration" }).click();
      await analyser.analyse.click();
      await expect(analyser.results.getByText(sentences.loading)).toBeVisible();
    },
  ],
];

async function expectAccessibleInBothSchemes(page: Page, state: string): Promise<void> {
  await expectAccessible(page, `${state}, in light colours`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page, `${state}, in dark colours`);
  await page.emulateMedia({ colorScheme: "light" });
}

test("axe finds nothing in any state of the analyser", async ({ analyser, page, problems }) => {
  test.slow(); // axe takes a second or two for each state
  problems.expect(/the server responded with a status of 503/);
  await giveEasyPuzzles(page);
  await analyser.open();
  for (const [name, reach] of states) {
    await test.step(name, async () => {
      await reach(analyser);
      await expectAccessibleInBothSchemes(page, name);
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
  await expectAccessibleInBothSchemes(page, "a captcha error on the home page");
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

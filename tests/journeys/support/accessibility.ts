import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];

/** Fails with the rule and the elements when axe finds a breach of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNothing(page, axe(page).withTags(tags), state);
}

/** The part of it that another colour scheme can change: contrast. For a page that has passed the whole in one scheme. */
export async function expectLegible(page: Page, state: string): Promise<void> {
  await expectNothing(page, axe(page).withRules(["color-contrast", "link-in-text-block"]), state);
}

/** Both of these, in the page as it stands. Leaves it in light colours. */
export async function expectAccessibleInBothThemes(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page, `${state}, in light colours`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectLegible(page, `${state}, in dark colours`);
  await page.emulateMedia({ colorScheme: "light" });
}

/** In the page itself: without this mode axe opens a tab to gather its results, twice the time. Frames here are all our own. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function expectNothing(page: Page, builder: AxeBuilder, state: string): Promise<void> {
  // Half-way from one colour to another, contrast means nothing.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((it) => it instanceof CSSTransition);
    await Promise.allSettled(transitions.map((it) => it.finished));
  });
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found, `axe on ${state}`).toEqual([]);
}

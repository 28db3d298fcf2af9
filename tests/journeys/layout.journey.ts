import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility.ts";
import { someArticle } from "./support/content.ts";
import { expect, test } from "./support/journey.ts";

const resources = ["Resource Hub", "Blog", "Change Analysis Tool"];

test.describe("on a wide screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy-notice");
  });

  test("the Resources menu opens, and closes on Escape, outside and on its own button", async ({ page }) => {
    const header = page.getByRole("banner");
    const button = header.getByRole("button", { name: "Resources" });
    const first = header.getByRole("link", { name: "Resource Hub" });
    await expect(first).toBeHidden();

    await button.click();
    for (const name of resources) await expect(header.getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await expect(first).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(first).toBeHidden();

    await button.click();
    await button.click();
    await expect(first).toBeHidden();
  });

  test("the Resources menu works with the keyboard and leads where it says", async ({ page }) => {
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Resources" }).focus();
    await page.keyboard.press("Enter");
    for (const name of resources) {
      await page.keyboard.press("Tab");
      await expect(header.getByRole("link", { name })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/change-analysis-tool");
  });

  test("the other items are there, the portal opens in a new tab, and all stays when the page is scrolled", async ({
    context,
    page,
  }) => {
    const main = page.getByRole("banner").getByRole("navigation", { name: "Main" });
    await expect(main.getByRole("link", { name: "How It Works" })).toHaveAttribute("href", "/how-it-works");
    await expect(main.getByRole("link", { name: "Start a Conversation" })).toHaveAttribute("href", "/book-a-demo");
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeHidden();
    const opened = context.waitForEvent("page");
    await main.getByRole("link", { name: "Sign In" }).click();
    await expect((await opened).getByRole("heading", { level: 1 })).toHaveText(/portal/);

    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole("banner").getByRole("link", { name: "How It Works" })).toBeInViewport({ ratio: 1 });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.goto("/privacy-notice");
  });

  test("the menu holds the same items, and closes by button and Escape", async ({ page }) => {
    const header = page.getByRole("banner");
    const open = header.getByRole("button", { name: "Menu" });
    await expect(header.getByRole("link", { name: "Blog" })).toBeHidden();
    for (const close of [
      () => header.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await open.click();
      const items = header.getByRole("navigation", { name: "Menu" }).getByRole("link");
      await expect(items).toHaveText(["How It Works", ...resources, /^Sign In/, "Start a Conversation"]);
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
      await close();
      await expect(items).toHaveCount(0);
      await expect(open).toBeFocused();
    }
  });

  test("the menu leads where it says", async ({ page }) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "How It Works" }).click();
    await expect(page).toHaveURL("/how-it-works");
    await expect(page.getByRole("banner").getByRole("link", { name: "How It Works" })).toBeHidden();
  });

  test("while the menu is open the focus never goes behind it", async ({ page }) => {
    await page.getByRole("button", { name: "Menu" }).click();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press("Tab");
      const isBehind = () =>
        page.evaluate(() => {
          const menu = document.querySelector(":popover-open");
          const focused = document.activeElement;
          return menu !== null && focused !== document.body && !menu.contains(focused);
        });
      // A frame that takes the focus is known a moment later.
      await expect.poll(isBehind, `after ${step + 1} tabs`).toBe(false);
    }
  });
});

test("the header says which page it is", async ({ page }) => {
  const current = page.getByRole("banner").locator("[aria-current]:visible");
  await page.goto("/how-it-works");
  await expect(current).toHaveText("How It Works");
  await expect(current).toHaveAttribute("aria-current", "page");
  await page.goto(someArticle);
  await page.getByRole("button", { name: "Resources" }).click();
  await expect(current).toHaveText("Blog");
  await expect(current).toHaveAttribute("aria-current", "true");
  await page.goto("/");
  await expect(current).toHaveCount(0);
});

test("the first Tab offers to skip to the content", async ({ page }) => {
  await page.goto("/");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const focused = page.locator("*:focus");
  expect(await focused.evaluate((element) => element.closest("main") !== null)).toBe(true);
});

test("every page names the current year, not the year it was built in", async ({ page }) => {
  await page.clock.setFixedTime("2031-02-03T04:05:06Z");
  await page.goto("/privacy-notice");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});

test.describe("on a first visit", () => {
  test.use({ firstVisit: true });

  test("nothing is asked of any other host, and nothing is stored, before a choice", async ({
    context,
    page,
    server,
  }) => {
    const elsewhere: string[] = [];
    context.on("request", (request) => {
      if (new URL(request.url()).origin !== server.origin) elsewhere.push(request.url());
    });
    for (const address of ["/", "/change-analysis-tool", "/how-it-works", "/resource-hub", "/blog", "/book-a-demo"]) {
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
    }
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages can be read, and the analyser says what it needs", async ({ page }) => {
    for (const address of ["/change-analysis-tool", "/#demo"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Searches by text leave out what stands in a noscript, so it is named.
      const notice = page.getByRole("main").locator("noscript p");
      await expect(notice).toBeVisible();
      await expect(notice).toHaveText("The analysis needs JavaScript, which is switched off here.");
      await expect(page.getByRole("button", { name: "Analyse Security" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Confirm you are human" })).toBeHidden();
      await expect(page.getByRole("group", { name: "Colours" })).toBeHidden();
    }
    await page.goto("/privacy-notice");
    await expect(page.frameLocator("iframe").getByRole("main")).toContainText(/ticket/i);
  });

  test("the Resources menu opens all the same", async ({ page }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    await header.getByRole("button", { name: "Resources" }).click();
    await header.getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });
});

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

/** Chooses in the footer; the radio itself lies under its label. */
const choose = (page: Page, name: string) => page.getByRole("group", { name: "Colours" }).getByText(name).click();

test("a chosen theme is remembered on every page, and applied before any script arrives", async ({ page }) => {
  await page.goto("/");
  const light = await ink(page);
  await choose(page, "Dark");
  const dark = await ink(page);
  expect(dark).not.toBe(light);
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/how-it-works", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await ink(page)).toBe(dark);
  arrive();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await choose(page, "System");
  expect(await ink(page)).toBe(light);
  await page.reload();
  expect(await ink(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

test("without a choice the system decides, and it may change its mind", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const dark = await ink(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ink(page)).not.toBe(dark);
  await choose(page, "Light");
  const light = await ink(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ink(page)).toBe(light);
});

test("a remembered value of no use is passed over", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "purple"));
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("the switch works where the browser blocks storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Reject non-essential" }).click(); // nothing can be remembered here
  const light = await ink(page);
  await choose(page, "Dark");
  expect(await ink(page)).not.toBe(light);
});

test("an unknown address gets the page that says so, and is logged without its query", async ({
  page,
  problems,
  server,
}) => {
  problems.expect(/the server responded with a status of 404/);
  problems.expect(/Page not found: \/no-such-page \(/);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const answer = await page.goto("/no-such-page?email=anna%40example.com#fragment");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
  await expectAccessible(page, "the page for a missing address");

  expect(warnings).toEqual(["Page not found: /no-such-page"]);
  const lines = server
    .log()
    .split("\n")
    .filter((line) => line.includes("/no-such-page"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "GET", path: "/no-such-page", status: 404 });
  expect(server.log()).not.toMatch(/anna|example\.com/);

  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a long address is cut short in both logs", async ({ page, problems, server }) => {
  problems.expect(/status of 404|Page not found/);
  const path = `/${"long/".repeat(100)}`; // a long part of an address is masked: it may be a token
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto(path);
  expect((await warned).text()).toBe(`Page not found: ${path.slice(0, 200)}`);
  expect(server.log()).toContain(`"${path.slice(0, 200)}"`);
});

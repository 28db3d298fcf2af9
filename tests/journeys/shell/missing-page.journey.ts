import { expectAccessible } from "../support/accessibility.ts";
import { expect, test } from "../support/journey.ts";

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
  const path = `/${"long-".repeat(100)}`;
  const warned = page.waitForEvent("console", (message) => message.type() === "warning");
  await page.goto(path);
  expect((await warned).text()).toBe(`Page not found: ${path.slice(0, 200)}`);
  expect(server.log()).toContain(`"${path.slice(0, 200)}"`);
});

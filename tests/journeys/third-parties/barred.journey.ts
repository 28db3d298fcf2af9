import { all, storeBeforehand } from "../support/consent-page.ts";
import { expect, test } from "../support/vendors/vendors.ts";

const decided = { version: 1, decidedAt: Date.now(), gpc: false };

for (const path of ["/change-analysis-tool", "/newsletter/link-invalid?link=signed-secret"]) {
  test(`no third party runs on ${path}, whatever is allowed, and its policy would stop any`, async ({
    page,
    vendors,
    baseURL,
  }) => {
    await storeBeforehand(page, "accepted", { ...all, ...decided });
    const response = await page.goto(path, { waitUntil: "networkidle" });
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toMatch(/require-trusted-types-for 'script'/);
    expect(policy).not.toMatch(/google|plausible|lfeeder|hubspot|crisp|unsafe-inline/);
    expect(await vendors.trace(page)).toEqual({ requests: [], scripts: [], cookies: [], storage: [] });

    // What may be reported is, from the next page, and by then without what was in the address.
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Blog" })
      .or(page.getByRole("link", { name: "Blog" }))
      .first()
      .click();
    await page.waitForURL("**/blog");
    await expect
      .poll(() => vendors.events().map((event) => event.dl))
      .toEqual([`${baseURL}${new URL(path, baseURL).pathname}`, `${baseURL}/blog`]);
    const seen = vendors.requests.map((request) => `${request.url()} ${request.headers().referer ?? ""}`);
    expect(seen.filter((text) => text.includes("signed-secret"))).toEqual([]);
    expect(await page.evaluate(() => document.referrer)).toBe(`${baseURL}/`);
  });
}

test("a withdrawal on such a page still takes away what others stored, and what was to be reported", async ({
  page,
  vendors,
  visit,
}) => {
  await storeBeforehand(page, "accepted", { ...all, ...decided });
  await page.goto("/blog");
  await expect.poll(async () => (await vendors.trace(page)).cookies.length).toBeGreaterThan(3);
  await page.goto("/change-analysis-tool", { waitUntil: "networkidle" });
  await visit.reopen();
  for (const name of ["Analytics", "Marketing", "Functional"] as const) await visit.toggle(name).uncheck();
  await visit.save();
  await expect.poll(async () => (await vendors.trace(page)).cookies).toEqual([]);
  vendors.requests.length = 0;
  await page.goto("/podcast", { waitUntil: "networkidle" });
  expect(await vendors.trace(page)).toEqual({ requests: [], scripts: [], cookies: [], storage: [] });
});

test("where services run beside a ticket, the page says so", async ({ page }) => {
  const told = "An analytics, advertising or chat script that you allow could read what is typed here.";
  await page.goto("/");
  await expect(page.getByText(told)).toBeAttached();
  await page.goto("/change-analysis-tool");
  await expect(page.getByText(told)).toHaveCount(0);
});

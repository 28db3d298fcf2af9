import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentSecurityPolicy } from "../../../api/src/pages/security-headers.ts";
import { outsideSources } from "../../../site/build/outside-sources.ts";
import { brand } from "../../support/other-brand/brand.ts";
import { all, storeBeforehand } from "../support/consent-page.ts";
import { expect, test } from "../support/vendors/tracked-journey.ts";

/** The company without the two vendors that write HTML and styles: Trusted Types stay on. */
const thirdParties = { ...brand.thirdParties, hubspot: null, crisp: null };

test("vendors run under Trusted Types: their hosts' script addresses pass, no other does, and no HTML", async ({
  page,
  vendors,
  site,
  server,
  problems,
}) => {
  const manifest = JSON.parse(readFileSync(join(site ?? "", "manifest.json"), "utf8"));
  const policy = contentSecurityPolicy(manifest.pages["/blog"], {
    apiOrigin: "",
    turnstile: false,
    outside: outsideSources({ ...brand, thirdParties }),
  });
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site default goog#html");
  expect(policy).not.toContain("unsafe-inline");
  await page.route("**/blog", async (route) => {
    const response = await fetch(`${server.origin}/blog`);
    const body = (await response.text()).replace(/(id="third-parties">)[^<]*/, `$1${JSON.stringify(thirdParties)}`);
    const headers = { "content-type": "text/html", "content-security-policy": policy };
    await route.fulfill({ body, headers });
  });
  await storeBeforehand(page, "accepted", { ...all, version: 1, decidedAt: Date.now(), gpc: false });
  await page.goto("/blog");
  await expect
    .poll(async () => (await vendors.trace(page)).requests)
    .toEqual(["google-analytics", "google-tags", "leadfeeder", "plausible"]);
  // Each of these vendors loads a further script by a plain string.
  await expect.poll(() => vendors.requests.filter((it) => /destination|further\.js/.test(it.url())).length).toBe(3);

  problems.expect(/TrustedHTML|TrustedScriptURL|trusted-types|Not a script of this site|securitypolicyviolation/);
  const refused = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act();
        return "allowed";
      } catch {
        return "refused";
      }
    };
    return [
      attempt(() => {
        document.createElement("script").src = "https://evil.example/x.js";
      }),
      attempt(() => {
        document.createElement("div").innerHTML = "<b>x</b>";
      }),
    ];
  });
  expect(refused).toEqual(["refused", "refused"]);
});

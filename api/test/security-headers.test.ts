import { describe, expect, test } from "vitest";
import { type AllowedSources, contentSecurityPolicy, pageHeaders } from "../src/pages/security-headers.ts";
import { inlineScriptHash } from "./support/fixture-site.ts";
import { testApp } from "./support/test-app.ts";

const plain = { scriptHashes: [], styleHashes: [], uses: [] };
const alone = { apiOrigin: "", turnstile: false, outside: {} };

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((part) => [part.slice(0, part.indexOf(" ")), part.slice(part.indexOf(" ") + 1)]),
  );
}

describe("the policy of a page", () => {
  test("allows its own origin and nothing else", () => {
    expect(directives(contentSecurityPolicy(plain, alone))).toEqual({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "worker-src": "'self'",
      "frame-src": "'self'",
      "media-src": "'self'",
      "manifest-src": "'self'",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'self'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "site",
      "report-uri": "/reports/csp",
      "report-to": "csp",
    });
  });

  test("names its inline scripts and styles by their hashes", () => {
    const read = directives(
      contentSecurityPolicy({ scriptHashes: ["sha256-a"], styleHashes: ["sha256-b"], uses: [] }, alone),
    );
    expect(read["script-src"]).toBe("'self' 'sha256-a'");
    expect(read["style-src"]).toBe("'self' 'sha256-b'");
  });

  test("lets pages call an API on another host", () => {
    const read = directives(contentSecurityPolicy(plain, { ...alone, apiOrigin: "https://api.example.com" }));
    expect(read["connect-src"]).toBe("'self' https://api.example.com");
  });

  test("Turnstile costs Trusted Types, on the pages that use it and while it is on", () => {
    const using = { ...plain, uses: ["verification"] };
    const relaxed = directives(contentSecurityPolicy(using, { ...alone, turnstile: true }));
    expect(relaxed["script-src"]).toBe("'self' https://challenges.cloudflare.com");
    expect(relaxed["frame-src"]).toBe("'self' https://challenges.cloudflare.com");
    expect(relaxed).not.toHaveProperty("require-trusted-types-for");
    const strict = contentSecurityPolicy(plain, alone);
    expect(contentSecurityPolicy(using, alone)).toBe(strict);
    expect(contentSecurityPolicy(plain, { ...alone, turnstile: true })).toBe(strict);
  });

  const frame = (origin: string) => ({ sources: { "frame-src": [origin] }, relaxes: [], trustedTypes: [] });
  const outside = { "demo-video": frame("https://video.example") };

  test("what the brand calls for is added to the pages that use it, and to no other", () => {
    const showing = { ...plain, uses: ["demo-video"] };
    const strict = contentSecurityPolicy(plain, alone);
    expect(directives(contentSecurityPolicy(showing, { ...alone, outside }))).toEqual({
      ...directives(strict),
      "frame-src": "'self' https://video.example",
    });
    expect(contentSecurityPolicy(showing, alone)).toBe(strict);
    expect(contentSecurityPolicy(plain, { ...alone, outside })).toBe(strict);
  });

  test("several uses stand side by side, each source once", () => {
    const using = { ...plain, uses: ["verification", "demo-video", "booking-form"] };
    const both = { ...outside, "booking-form": frame("https://video.example") };
    expect(directives(contentSecurityPolicy(using, { ...alone, turnstile: true, outside: both }))["frame-src"]).toBe(
      "'self' https://challenges.cloudflare.com https://video.example",
    );
  });

  test("only a page that signs people in elsewhere may be answered by the window it opens", () => {
    const editing = { ...frame("https://git.example"), opensWindows: true };
    const opener = (uses: string[], outside: AllowedSources["outside"]) =>
      pageHeaders({ ...plain, uses }, { ...alone, outside })["cross-origin-opener-policy"];
    expect(opener(["editing"], { editing })).toBe("unsafe-none");
    expect(opener(["editing"], { editing: frame("https://git.example") })).toBeUndefined();
    expect(opener(["demo-video"], { ...outside, editing })).toBeUndefined();
  });

  test("a third party gets only what it declares to relax", () => {
    const page = { scriptHashes: ["sha256-a"], styleHashes: ["sha256-b"], uses: ["third-parties"] };
    const relaxedBy = (...relaxes: ("script-strings" | "html-strings" | "inline-styles")[]) => {
      const use = { sources: { "script-src": ["https://vendor.example"] }, relaxes, trustedTypes: ["default"] };
      return directives(contentSecurityPolicy(page, { ...alone, outside: { "third-parties": use } }));
    };
    const strings = relaxedBy("script-strings");
    expect(strings["script-src"]).toBe("'self' 'sha256-a' https://vendor.example");
    expect(strings["trusted-types"]).toBe("site default");
    expect(strings["require-trusted-types-for"]).toBe("'script'");
    expect(strings["style-src"]).toBe("'self' 'sha256-b'");
    expect(relaxedBy("html-strings")).not.toHaveProperty("require-trusted-types-for");
    expect(relaxedBy("html-strings")).not.toHaveProperty("trusted-types");
    expect(relaxedBy("inline-styles")["style-src"]).toBe("'self' 'unsafe-inline'");
    expect(relaxedBy("inline-styles")["require-trusted-types-for"]).toBe("'script'");
  });
});

describe("headers", () => {
  test("pages carry their own policy and where to report", async () => {
    await using api = await testApp({ settings: { turnstile: true } });
    const policyOf = async (url: string) => String((await api.app.inject(url)).headers["content-security-policy"]);
    expect(await policyOf("/")).toContain(`script-src 'self' '${inlineScriptHash}';`);
    expect(await policyOf("/how-it-works")).toContain("script-src 'self';");
    expect(await policyOf("/change-analysis-tool")).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect((await api.app.inject("/")).headers["reporting-endpoints"]).toBe('csp="/reports/csp"');
  });

  test.each(["/", "/missing", "/how-it-works/"])("%s carries the common ones", async (url) => {
    await using api = await testApp();
    const { headers } = await api.app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test.each(["/robots.txt", "/healthz", "/intelligence/openapi.json", "/intelligence/missing"])(
    "%s, which is no document, carries those that concern it, and no more",
    async (url) => {
      await using api = await testApp();
      const { headers } = await api.app.inject(url);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      for (const name of ["referrer-policy", "permissions-policy", "cross-origin-opener-policy"]) {
        expect(headers).not.toHaveProperty(name);
      }
    },
  );

  test("pictures may be drawn elsewhere", async () => {
    await using api = await testApp();
    const { headers } = await api.app.inject("/assets/cover.d4e5f6.svg");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });

  test("HSTS is promised when a named proxy says https, and to nobody else", async () => {
    await using api = await testApp({ settings: { trustedProxies: ["10.0.0.0/8", "fd00::1"] } });
    const from = async (remoteAddress: string) =>
      (await api.app.inject({ url: "/", headers: { "x-forwarded-proto": "https" }, remoteAddress })).headers[
        "strict-transport-security"
      ];
    expect(await from("10.1.2.3")).toBe("max-age=31536000");
    expect(await from("::ffff:10.1.2.3")).toBe("max-age=31536000");
    expect(await from("fd00::1")).toBe("max-age=31536000");
    expect(await from("11.1.2.3")).toBeUndefined();
    expect(await from("fd00::2")).toBeUndefined();
  });
});

describe("the request id", () => {
  test.each([
    ["10.0.0.1", "trace-42", true],
    ["10.0.0.2", "trace-42", false],
    ["10.0.0.1", "spaces and\u0001more", false],
    ["10.0.0.1", "x".repeat(65), false],
    ["10.0.0.1", "x".repeat(64), true],
  ])("from %s, %j is kept: %s", async (remoteAddress, id, kept) => {
    await using api = await testApp({ settings: { trustedProxies: ["10.0.0.1"] } });
    const response = await api.app.inject({ url: "/healthz", headers: { "x-request-id": id }, remoteAddress });
    expect(response.headers["x-request-id"] === id).toBe(kept);
    expect(api.log.lines[0]?.reqId).toBe(response.headers["x-request-id"]);
  });
});

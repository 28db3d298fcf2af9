import { afterEach, beforeEach, expect, test, vi } from "vitest";

type TrustedScripts = typeof import("./trusted-scripts.ts");

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", new URL("https://site.example/change-analysis-tool"));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const load = (): Promise<TrustedScripts> => import("./trusted-scripts.ts");

/** A browser with Trusted Types; what a policy lets through is marked. */
function fakeTrustedTypes() {
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL(address: string): string }) => ({
    createScriptURL: (address: string) => `trusted ${rules.createScriptURL(address)}`,
  }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  return createPolicy;
}

const allowed = (turnstile: string) => ["/_astro/solver.js", "https://site.example/_astro/solver.js", turnstile];

const refused = [
  "https://evil.example/api.js",
  "//evil.example/api.js",
  "https://challenges.cloudflare.com/turnstile/v0/api.js",
  "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit#x",
  "http://site.example/_astro/solver.js",
  "https://site.example:8443/solver.js",
  "data:text/javascript,alert(1)",
  "javascript:alert(1)",
  "blob:https://evil.example/1",
];

test("our own files and the listed script pass, as they are, in a browser without Trusted Types", async () => {
  const { trustedScript, turnstileScript } = await load();
  for (const address of allowed(turnstileScript)) expect(trustedScript(address)).toBe(address);
});

test("with Trusted Types they pass through one policy, made once", async () => {
  const createPolicy = fakeTrustedTypes();
  const { trustedScript, turnstileScript } = await load();
  for (const address of allowed(turnstileScript)) expect(trustedScript(address)).toBe(`trusted ${address}`);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["site"]);
});

test.each(refused)("%s is refused either way", async (address) => {
  const { trustedScript } = await load();
  expect(() => trustedScript(address)).toThrow(TypeError);
  fakeTrustedTypes();
  expect(() => trustedScript(address)).toThrow(TypeError);
});

test.each([
  ["https://www.googletagmanager.com/gtag/js?id=1", "https://*.googletagmanager.com", true],
  ["https://plausible.io/js/x.js", "https://plausible.io", true],
  ["http://plausible.io/js/x.js", "https://plausible.io", false],
  ["https://evil-plausible.io/x.js", "https://plausible.io", false],
  ["https://plausible.io.evil.example/x.js", "https://plausible.io", false],
  ["https://evilgoogletagmanager.com/x.js", "https://*.googletagmanager.com", false],
  ["https://googletagmanager.com/x.js", "https://*.googletagmanager.com", false],
  ["data:text/javascript,1", "https://plausible.io", false],
])("%s is from %s: %s", async (address, source, expected) => {
  const { isFrom } = await load();
  expect(isFrom(address, source)).toBe(expected);
});

import { expect, test } from "vitest";
import type { Manifest } from "../api/src/pages/manifest.ts";
import { headerRules, hostFiles } from "./static-host-rules.ts";

const page = (file: string, uses: string[] = [], scriptHashes: string[] = []) => ({
  file,
  scriptHashes,
  styleHashes: [],
  uses,
});
const manifest = {
  apiOrigin: "",
  outside: {},
  pages: {
    "/": page("index.html", ["verification"], ["sha256-own"]),
    "/a": page("a.html"),
    "/b": page("b.html"),
    "/404": page("404.html"),
  },
  redirects: [{ from: "/old", to: "/a", status: 301 }],
} as unknown as Manifest;
const files = ["a.html", "a.md", "_astro/x.js", "cover.webp"];
const rules = headerRules(manifest, files, false);
const addresses = { pages: [...Object.keys(manifest.pages), "/c/"], redirects: manifest.redirects };
const at = (path: string) => rules.find((rule) => rule.path === path)?.headers;

test("most pages share one policy, and a page with another has its own", () => {
  expect(at("/*")).toMatchObject({
    "strict-transport-security": "max-age=31536000",
    "cache-control": "no-cache",
    "content-security-policy": expect.stringContaining("script-src 'self';"),
  });
  expect(Object.keys(at("/") ?? {})).toEqual(["content-security-policy"]);
  expect(at("/")?.["content-security-policy"]).toContain("'sha256-own'");
  expect(at("/a")).toBeUndefined();
  expect(at("/_astro/*")).toEqual({ "cache-control": "public, max-age=31536000, immutable" });
  expect(at("/*.webp")).toEqual({ "cross-origin-resource-policy": "cross-origin" });
  expect(at("/*.md")).toEqual({ "x-robots-tag": "noindex" });
});

test("a page that verifies by Turnstile allows it where that is in use", () => {
  const policy = headerRules(manifest, files, true).find(({ path }) => path === "/")?.headers[
    "content-security-policy"
  ];
  expect(policy).toContain("https://challenges.cloudflare.com");
});

test("with the API elsewhere, reports go there, by the way that needs no permission", () => {
  const [base] = headerRules({ ...manifest, apiOrigin: "https://api.example.com" }, files, false);
  expect(base?.headers["content-security-policy"]).toMatch(/; report-uri https:\/\/api\.example\.com\/reports\/csp$/);
  expect(base?.headers).not.toHaveProperty("reporting-endpoints");
});

test("Cloudflare's file takes away what it replaces, and more rules than it reads are refused", () => {
  const { _headers: text = "", _redirects: redirects } = hostFiles("cloudflare", rules, addresses);
  expect(text).toMatch(/\n\/\n {2}! content-security-policy\n {2}content-security-policy: default-src/);
  expect(redirects).toBe("/old /a 301\n");
  const many = Array.from({ length: 101 }, (_, n) => ({ path: `/${n}`, headers: { a: "b" } }));
  expect(() => hostFiles("cloudflare", many, addresses)).toThrow("100 rules");
  expect(() => hostFiles("cloudflare", [{ path: "/", headers: { a: "b".repeat(2_000) } }], addresses)).toThrow(
    "2,000 characters",
  );
});

test("Vercel's rules never name a header twice for one address", () => {
  const { headers } = JSON.parse(hostFiles("vercel", rules, addresses)["vercel.json"] ?? "");
  for (const address of ["/", "/a", "/_astro/x.js", "/cover.webp", "/a.md", "/_astro/y.webp"]) {
    const named = headers
      .filter(({ source }: { source: string }) => new RegExp(`^${source}$`).test(address))
      .flatMap((rule: { headers: { key: string }[] }) => rule.headers.map(({ key }) => key));
    expect(new Set(named).size, address).toBe(named.length);
    expect(named, address).toEqual(expect.arrayContaining(["content-security-policy", "cache-control"]));
  }
});

test("Vercel moves slashes away, but for the page whose address ends with one", () => {
  const { redirects } = JSON.parse(hostFiles("vercel", rules, addresses)["vercel.json"] ?? "");
  expect(redirects).toContainEqual({ source: "/c", destination: "/c/", statusCode: 308 });
  expect(redirects.at(-1)).toEqual({ source: "/:path((?!(?:c/)$).+)/", destination: "/:path", statusCode: 308 });
});

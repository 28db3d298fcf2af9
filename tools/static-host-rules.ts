import { extname } from "node:path";
import type { Manifest } from "../api/src/pages/manifest.ts";
import { commonHeaders, cspReportPath, pageHeaders } from "../api/src/pages/security-headers.ts";

/** Headers for what matches `path`: an address, a folder (`/assets/*`) or a kind of file (`/*.png`). Later rules win. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const hosts = ["cloudflare", "firebase", "vercel"] as const;
export type Host = (typeof hosts)[number];

/**
 * The headers of the server, as rules for a host of files: those of every answer with the policy that most pages have, then
 * what differs. `files` are the paths below the site's root.
 */
export function headerRules(manifest: Manifest, files: readonly string[], turnstile: boolean): HeaderRule[] {
  const { apiOrigin, outside } = manifest;
  const pages = Object.entries(manifest.pages).map(([path, page]) => ({
    path,
    headers: reportingTo(apiOrigin, pageHeaders(page, { apiOrigin, outside, turnstile })),
  }));
  const times = Map.groupBy(pages, ({ headers }) => JSON.stringify(headers));
  const [usual] = [...times.values()].toSorted((a, b) => b.length - a.length);
  const base = { ...commonHeaders({ https: true }), ...usual?.[0]?.headers, "cache-control": "no-cache" };
  const endings = [...new Set(files.map((file) => extname(file)))].sort();
  const pictures = endings.filter((ending) => /^\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(ending));
  const kept = { "cache-control": "public, max-age=31536000, immutable" };
  return [
    { path: "/*", headers: base },
    ...["/_astro/*", "/assets/*"].map((path) => ({ path, headers: kept })),
    ...pictures.map((ending) => ({ path: `/*${ending}`, headers: { "cross-origin-resource-policy": "cross-origin" } })),
    ...(endings.includes(".md") ? [{ path: "/*.md", headers: { "x-robots-tag": "noindex" } }] : []),
    ...pages
      .map(({ path, headers }) => ({ path, headers: differing(headers, base) }))
      .filter(({ headers }) => Object.keys(headers).length > 0),
  ];
}

function differing(headers: Record<string, string>, base: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => base[name] !== value));
}

/** Reports go where the API is. Browsers send `report-to` across origins only after asking, which the API does not answer. */
function reportingTo(apiOrigin: string, headers: Record<string, string>): Record<string, string> {
  if (apiOrigin === "") return headers;
  const { "reporting-endpoints": _own, "content-security-policy": policy = "", ...others } = headers;
  const elsewhere = policy.replace(
    `report-uri ${cspReportPath}; report-to csp`,
    `report-uri ${apiOrigin}${cspReportPath}`,
  );
  return { ...others, "content-security-policy": elsewhere };
}

/** The addresses of the pages, and what leads to them. */
export interface Addresses {
  readonly pages: readonly string[];
  readonly redirects: Manifest["redirects"];
}

/** The host's own files, by name. Throws where the host would silently leave something out. */
export function hostFiles(host: Host, rules: readonly HeaderRule[], addresses: Addresses): Record<string, string> {
  const { redirects } = addresses;
  if (host === "cloudflare") return { _headers: cloudflareHeaders(rules), _redirects: cloudflareRedirects(redirects) };
  const json = host === "vercel" ? vercel(rules, addresses) : firebase(rules, addresses);
  return {
    [`${host}.json`]: `${JSON.stringify(json, null, 2)}
`,
  };
}

/** https://developers.cloudflare.com/pages/configuration/headers/: values of all rules that match are joined, unless taken away. */
function cloudflareHeaders(rules: readonly HeaderRule[]): string {
  const [base] = rules;
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...(path === "/*" ? ["  ! Access-Control-Allow-Origin"] : []), // which Pages adds by itself
    ...Object.entries(headers).flatMap(([name, value]) => [
      ...(path !== "/*" && base?.headers[name] !== undefined ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  const long = lines.find((line) => line.length > 2_000);
  if (rules.length > 100 || long !== undefined) {
    throw new Error(
      `Cloudflare Pages takes 100 rules and 2,000 characters a line: ${rules.length} rules, ${long ?? ""}`,
    );
  }
  return `${lines.join("\n")}\n`;
}

function cloudflareRedirects(redirects: Manifest["redirects"]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}

/** https://vercel.com/docs/project-configuration. No two rules that match the same address name the same header. */
function vercel(rules: readonly HeaderRule[], { pages, redirects }: Addresses): object {
  const [base, ...others] = rules;
  // `trailingSlash` would move the pages that end with one.
  const slashed = pages.filter((path) => path.endsWith("/") && path !== "/");
  const unless = slashed.length === 0 ? "" : `(?!(?:${slashed.map((path) => path.slice(1)).join("|")})$)`;
  const pattern = (path: string) => path.replaceAll(/[.+?()[\]{}|^$\\]/g, "\\$&").replaceAll("*", ".*");
  const usual = Object.entries(base?.headers ?? {}).map(([name, value]) => {
    const except = others.filter(({ headers }) => name in headers).map(({ path }) => `${pattern(path.slice(1))}$`);
    const source = except.length === 0 ? "/(.*)" : `/((?!${except.join("|")}).*)`;
    return { source, headers: [{ key: name, value }] };
  });
  const special = others.map(({ path, headers }) => ({
    source: path.includes("*") ? `/(${pattern(path.slice(1))})` : path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));
  return {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: null,
    cleanUrls: true,
    redirects: [
      ...redirects.map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
      ...slashed.map((path) => ({ source: path.slice(0, -1), destination: path, statusCode: 308 })),
      { source: `/:path(${unless}.+)/`, destination: "/:path", statusCode: 308 },
    ],
    headers: [...usual, ...special],
  };
}

/** https://firebase.google.com/docs/hosting/full-config */
function firebase(rules: readonly HeaderRule[], { pages, redirects }: Addresses): object {
  return {
    hosting: {
      public: "public",
      ignore: [],
      cleanUrls: true,
      // `trailingSlash` would move the pages that end with one.
      redirects: [
        ...redirects.map(({ from, to, status }) => ({ source: from, destination: to, type: status })),
        ...pages
          .filter((path) => !path.endsWith("/"))
          .map((path) => ({ regex: `^${path}/$`, destination: path, type: 301 })),
      ],
      // Its globs pass over names that begin with a dot.
      headers: [...rules, { path: "/.well-known/*", headers: rules[0]?.headers ?? {} }].map(({ path, headers }) => ({
        source: path.replace(/^\/\*/, "/**").replace(/^\/\*\*\./, "/**/*."),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
  };
}

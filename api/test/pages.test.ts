import { once } from "node:events";
import { readFile, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readRange } from "../src/pages/negotiation.ts";
import { loadSite } from "../src/pages/site.ts";
import type { ApiInstance } from "../src/route.ts";
import { fixtureFile, fixtureSite } from "./support/fixture-site.ts";
import { testApp } from "./support/test-app.ts";

async function get(url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") {
  await using api = await testApp();
  return api.app.inject({ method, url, headers });
}

/** Asks over a socket for exactly this path. `inject` would tidy it up as a browser does. */
async function getExactly(app: ApiInstance, path: string): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [response] = await once(request({ host: "127.0.0.1", port, path, agent: false }).end(), "response");
  response.resume();
  return response;
}

describe("a file", () => {
  test.each([
    ["/", "index.html", "text/html; charset=utf-8", "no-cache"],
    ["/how-it-works", "how-it-works.html", "text/html; charset=utf-8", "no-cache"],
    [
      "/blog/top-5-business-logic-flaws/",
      "blog/top-5-business-logic-flaws/index.html",
      "text/html; charset=utf-8",
      "no-cache",
    ],
    ["/robots.txt", "robots.txt", "text/plain; charset=utf-8", "no-cache"],
    [
      "/_astro/main.a1b2c3.js",
      "_astro/main.a1b2c3.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/assets/cover.d4e5f6.svg", "assets/cover.d4e5f6.svg", "image/svg+xml", "public, max-age=31536000, immutable"],
  ])("%s is served with its type and lifetime", async (url, file, type, lifetime) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(fixtureFile(file));
    expect(response.headers["content-type"]).toBe(type);
    expect(response.headers["cache-control"]).toBe(lifetime);
  });

  test("answers HEAD with the headers of GET and no body", async () => {
    const response = await get("/", {}, "HEAD");
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe("");
    expect(response.headers["content-length"]).toBe(String(fixtureFile("index.html").length));
    expect(response.headers.etag).toBe((await get("/")).headers.etag);
  });
});

describe("compression", () => {
  test.each<[string, string | undefined]>([
    ["br, gzip", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0", undefined],
    ["identity", undefined],
    ["BR;Q=0.5", "br"],
    ["", undefined],
  ])("Accept-Encoding: %s gets %s", async (accepted, expected) => {
    const response = await get("/", { "accept-encoding": accepted });
    expect(response.headers["content-encoding"]).toBe(expected);
    expect(response.headers.vary).toBe("accept-encoding");
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ""];
    expect((open ? open(response.rawPayload) : response.rawPayload).toString()).toBe(fixtureFile("index.html"));
  });

  test("a file without a compressed form goes as it is", async () => {
    const response = await get("/robots.txt", { "accept-encoding": "br" });
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers.vary).toBeUndefined();
  });
});

describe("revalidation", () => {
  test("the form that the browser holds is not sent again", async () => {
    for (const accepted of ["br", "gzip", "identity"]) {
      const headers = { "accept-encoding": accepted };
      const etag = String((await get("/", headers)).headers.etag);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
        const again = await get("/", { ...headers, "if-none-match": known });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe("");
        expect(again.headers.etag).toBe(etag);
        expect(again.headers["cache-control"]).toBe("no-cache");
      }
    }
  });

  test("another form, or other content, is sent", async () => {
    const brotli = String((await get("/", { "accept-encoding": "br" })).headers.etag);
    expect((await get("/", { "accept-encoding": "gzip", "if-none-match": brotli })).statusCode).toBe(200);
    expect((await get("/how-it-works", { "if-none-match": brotli })).statusCode).toBe(200);
  });
});

describe("the one true address", () => {
  test.each([
    ["/how-it-works/", "/how-it-works"],
    ["/blog/top-5-business-logic-flaws", "/blog/top-5-business-logic-flaws/"],
    ["/how-it-works/?a=1&b=%2F", "/how-it-works?a=1&b=%2F"],
    ["/how-it-works.html", "/how-it-works"],
    ["/index.html", "/"],
    ["/how%2Dit-works", "/how-it-works"],
    ["/robots.txt/", "/robots.txt"],
    ["/case-study", "/how-it-works"],
    ["/case-study/?from=mail", "/how-it-works?from=mail"],
  ])("%s moves to %s", async (from, to) => {
    const response = await get(from);
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe(to);
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "//how-it-works/",
    "/%2F/evil.example/",
    "/\\evil.example/",
    "/%5Cevil.example",
    "/https://evil.example/",
    "/./how-it-works",
    "/..%2f..%2fetc/passwd",
    "/../manifest.json",
    "/manifest.json",
    "/404.html",
    "/HOW-IT-WORKS",
    "/how-it-works%00",
  ])("%s is nothing, and leads nowhere", async (path) => {
    await using api = await testApp();
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    const response = await getExactly(api.app, path);
    expect(response.statusCode).toBe(404);
    expect(response.headers.location).toBeUndefined();
  });
});

describe("nothing there", () => {
  test("is the page for it, with its policy and no lifetime", async () => {
    const response = await get("/no/such/page", { accept: "text/html" });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("Oops! Page not found");
    expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(response.headers.etag).toBeUndefined();
  });

  test("an address that cannot be decoded is nothing too", async () => {
    const response = await get("/%zz");
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("Oops! Page not found");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
  });

  test.each([
    ["/wp-login.php", "/wp-login.php"],
    ["/blog/top-5-business-logic-flaw/", "/blog/top-5-business-logic-flaw/"],
    ["/news/2026-11-21", "/news/2026-11-21"],
    ["/hello/anna@example.com/x", "/hello/*/x"],
    ["/hello/anna%40example.com", "/hello/*"],
    ["/hello/anna%2540example.com", "/hello/*"],
    ["/reset/6f1ad2f4-3333-4a6e-8c6b-000000000000", "/reset/*"],
    ["/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.dBjftJeZ4CVPmB92K27uhbUJU1p1r_wW1gFWFOEjXk", "/reset/*.*.*"],
    ["/invite/482913", "/invite/*"],
    ["/_astro/client.r4jHxlpE.js", "/_astro/client.*.js"],
    [`/missing/${"x-".repeat(32)}`, `/missing/${"x-".repeat(32)}`],
    [`/missing/${"x-".repeat(32)}x`, "/missing/*"],
    [`/missing${"/x".repeat(200)}`, `/missing${"/x".repeat(96)}`],
  ])("%s is logged as %s, without query", async (path, logged) => {
    await using api = await testApp({ logLevel: "info" });
    await api.app.inject(`${path}?email=someone@example.com`);
    expect(api.log.lines.find(({ status }) => status === 404)?.path).toBe(logged);
    expect(api.log.text).not.toContain("someone");
  });

  test.each(["/intelligence/other", "/verification", "/reports", "/healthz/"])(
    "%s, where programs call, answers from the error table",
    async (url) => {
      const response = await get(url, { accept: "text/html" });
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toBe("not_found");
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );
});

describe("a method that an address does not take", () => {
  test.each([
    ["POST", "/how-it-works", "GET, HEAD"],
    ["DELETE", "/", "GET, HEAD"],
    ["PUT", "/case-study", "GET, HEAD"],
    ["PATCH", "/forms/newsletter", "GET, HEAD, POST"],
    ["GET", "/intelligence/preview", "POST"],
    ["HEAD", "/reports/csp", "POST"],
    ["POST", "/healthz", "GET, HEAD"],
    ["OPTIONS", "/intelligence/preview", "POST"],
  ] as const)("%s %s is refused with those that it does", async (method, url, allowed) => {
    await using api = await testApp();
    const response = await api.app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allowed]);
    if (method !== "HEAD") expect(response.json().code).toBe("method_not_allowed");
  });

  test("is nothing to an address that we do not have", async () => {
    await using api = await testApp();
    const response = await api.app.inject({ method: "POST", url: "/no/such/page" });
    expect([response.statusCode, response.headers.allow]).toEqual([404, undefined]);
  });
});

describe("a failure of ours", () => {
  async function failing(accept: string) {
    await using api = await testApp();
    api.app.addHook("preHandler", async (request) => {
      if (request.url === "/how-it-works") throw new Error("secret detail");
    });
    const response = await api.app.inject({ url: "/how-it-works", headers: { accept } });
    return { response, log: api.log.text };
  }

  test("is a page for people, without the reason", async () => {
    const { response, log } = await failing("text/html,*/*;q=0.8");
    expect(response.statusCode).toBe(500);
    expect(response.body).toContain("Unexpected Application Error!");
    expect(response.headers["content-type"]).toContain("text/html");
    expect(response.body + log).not.toContain("secret detail");
    expect(log).toContain("pages.test.ts"); // the stack says where
  });

  test("is an entry of the error table for programs", async () => {
    const { response } = await failing("application/json");
    expect(response.json()).toMatchObject({ code: "internal" });
  });
});

describe("a build that cannot be served", () => {
  test("absent: says to build", async () => {
    await expect(loadSite("/nonexistent")).rejects.toThrow("Run `npm start`");
  });

  test("a manifest of another form: says to build again", async () => {
    await using built = await fixtureSite({ redirects: [{ from: "/a", to: "//evil.example", status: 301 }] });
    await expect(loadSite(built.dist)).rejects.toThrow("damaged");
  });

  test("a page without its file", async () => {
    await using built = await fixtureSite();
    await rm(join(built.dist, "site/how-it-works.html"));
    await expect(loadSite(built.dist)).rejects.toThrow("lacks how-it-works.html");
  });

  test("a kind of file nobody thought of", async () => {
    await using built = await fixtureSite();
    await writeFile(join(built.dist, "site/data.xyz"), await readFile(join(built.dist, "site/robots.txt")));
    await expect(loadSite(built.dist)).rejects.toThrow("/data.xyz");
  });
});

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=0-100", { first: 0, last: 99 }],
  ["bytes=10-", { first: 10, last: 99 }],
  ["bytes=99-", { first: 99, last: 99 }],
  ["bytes=-1", { first: 99, last: 99 }],
  ["bytes=-100", { first: 0, last: 99 }],
  ["bytes=-101", { first: 0, last: 99 }],
])("%s of 100 bytes is a stretch of them", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test.each(["bytes=100-", "bytes=100-200", "bytes=-0"])("%s of 100 bytes starts behind their end", (header) => {
  expect(readRange(header, 100)).toBe("unsatisfiable");
});

test.each([undefined, "", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,5-6", "items=0-5", "bytes=a-b", "bytes=0x1-2"])(
  "%s asks for the whole file",
  (header) => {
    expect(readRange(header, 100)).toBeNull();
  },
);

// What the API says of itself. After a change `npx vitest run openapi -u`, twice when an example changed, writes the
// examples and content/openapi.json anew: read the difference.
import { resolve } from "node:path";
import { assess } from "@latchwork/analyst";
import { type ErrorCode, errorTable } from "@latchwork/contract/errors";
import { challengeAnswer } from "@latchwork/contract/verification";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import examples from "../src/openapi/examples.json" with { type: "json" };
import { loadSite } from "../src/pages/site.ts";
import { fixtureSite } from "./support/fixture-site.ts";
import { testApp } from "./support/test-app.ts";

const root = resolve(import.meta.dirname, "../..");

interface Body {
  schema: { $ref?: string; type?: string };
  examples?: Record<string, { summary?: string; value?: unknown; $ref?: string }>;
}
interface Answer {
  description: string;
  headers: Record<string, unknown>;
  content?: Record<string, Body>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  requestBody?: { content: Record<string, Body> };
  responses: Record<string, Answer>;
}
type Components = Record<
  "schemas" | "examples" | "headers" | "responses" | "securitySchemes",
  Record<string, Record<string, unknown>>
>;
interface Description {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Components;
}

/** The service of a company that is known by placeholders, as everywhere in content/. */
async function described(apiOrigin = ""): Promise<Description> {
  await using built = await fixtureSite({ apiOrigin });
  const site = await loadSite(built.dist);
  const brand = { ...site.brand, name: "{brand}", supportEmail: "{supportEmail}" };
  await using api = await testApp({ site: { ...site, brand } });
  return (await api.app.inject("/intelligence/openapi.json")).json();
}

const description = await described();
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

test("the engine gives the answers that stand as examples", async () => {
  const tickets = Object.entries(examples.tickets).map(([name, { input }]) => {
    return [name, { input, answer: { data: [{ ...assess(input), engine: "embedded", elapsedMs: 4 }] } }];
  });
  const now = { ...examples, tickets: Object.fromEntries(tickets) };
  await expect(`${JSON.stringify(now, null, 2)}\n`).toMatchFileSnapshot(`${root}/api/src/openapi/examples.json`);
  expect(challengeAnswer.parse(examples.challenge)).toEqual(examples.challenge);
});

test("what the pages show of the API is what the service says", async () => {
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot(`${root}/content/openapi.json`);
});

test("it describes every route that is no page", () => {
  expect(operations.map(({ path, method }) => `${method} ${path}`)).toEqual([
    "post /forms/book-a-demo",
    "post /forms/newsletter",
    "get /healthz",
    "get /intelligence/openapi.json",
    "post /intelligence/preview",
    "post /newsletter/confirm",
    "post /newsletter/unsubscribe",
    "get /readyz",
    "post /reports/csp",
    "get /verification/challenge",
    "get /verification/form-challenge",
  ]);
});

test("it names the address that pages call", async () => {
  expect(description.servers).toEqual([{ url: "/" }]);
  expect((await described("https://api.example.com")).servers).toEqual([{ url: "https://api.example.com" }]);
});

// What `redocly lint --extends recommended` asks for, without its 90 packages.
test("it has everything that readers and generators of clients ask for", () => {
  const { info, tags, components } = description;
  for (const field of ["title", "version", "description", "license", "contact"]) expect(info).toHaveProperty(field);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+[A-Za-z]*$/);
  const listed = tags.map(({ name }) => name);
  expect(new Set(listed).size).toBe(listed.length);
  for (const { operation } of operations) {
    expect(operation.summary.length * operation.description.length).toBeGreaterThan(0);
    expect(listed).toEqual(expect.arrayContaining(operation.tags));
    expect(operation.security).toBeDefined();
    expect(Object.keys(operation.responses).some((status) => status.startsWith("2"))).toBe(true);
    expect(Object.keys(operation.responses).some((status) => status.startsWith("4"))).toBe(true);
  }
  const used = [...JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)];
  const named = (kind: keyof Components) => Object.keys(components[kind]).sort();
  for (const kind of ["schemas", "examples", "headers", "responses"] as const) {
    const refs = used.filter(([, of]) => of === kind).map(([, , name = ""]) => name);
    expect([...new Set(refs)].sort(), kind).toEqual(named(kind));
  }
  expect(operations.flatMap(({ operation }) => operation.security.flatMap((one) => Object.keys(one)))).toEqual(
    named("securitySchemes"),
  );
  for (const [name, { description: words }] of Object.entries(components.schemas)) {
    expect(words, `${name} has no description`).toBeTruthy();
  }
});

test("every error of the table is explained, and stands at its status", () => {
  const notes = JSON.stringify(description.components.schemas.Error);
  for (const code of Object.keys(errorTable)) expect(notes).toContain(`"${code}":"`);
  for (const { path, operation } of operations) {
    for (const [status, { content = {} }] of Object.entries(operation.responses)) {
      if (Number(status) < 400 || status === "431") continue;
      const codes = Object.keys(content["application/json"]?.examples ?? {}) as ErrorCode[];
      expect(codes.length, `${path} ${status}`).toBeGreaterThan(0);
      for (const code of codes) expect(errorTable[code].status, `${path} ${code}`).toBe(Number(status));
    }
  }
});

test("every example fits its schema", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv as never);
  ajv.addSchema({ $id: "api:", ...(description as unknown as Record<string, unknown>) });
  const at = (pointer: string) => `api:${pointer}`;
  const bodies = operations.flatMap(({ operation }) => [
    ...Object.values(operation.requestBody?.content ?? {}),
    ...Object.values(operation.responses).flatMap(({ content = {} }) => Object.values(content)),
  ]);
  let checked = 0;
  for (const { schema, examples: shown = {} } of bodies) {
    if (schema.$ref === undefined) continue;
    const fits = ajv.compile({ $ref: at(schema.$ref) });
    for (const { value, $ref } of Object.values(shown)) {
      const one = $ref === undefined ? value : description.components.examples[$ref.split("/").at(-1) ?? ""]?.value;
      expect(fits(one), JSON.stringify({ errors: fits.errors, one })).toBe(true);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(40);
});

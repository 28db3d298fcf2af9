/** A pseudo-random number from 0 to 1, the same at every run with the same seed (mulberry32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minLength?: number;
  maxLength?: number;
}

export interface Operation {
  operationId: string;
  security: object[];
  parameters?: { name: string; example: string }[];
  requestBody?: { content: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Schema; examples?: object }> }>;
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** A request to send, and what it tries. */
export interface Attempt {
  readonly tries: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  readonly body?: Buffer | undefined;
}

const strange: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e gnp.exe",
  "😀".repeat(50),
  "ﷺ".repeat(200),
  "é".normalize("NFD"),
  "<script>alert(1)</script>",
  "' or 1=1; drop table lead; --",
  "a@b.c\r\nBcc: d@e.f",
  "{{7*7}}<%= 7*7 %>",
  "../../../../etc/passwd",
  "__proto__",
  "x".repeat(20_000),
  "x".repeat(20_001),
  "(".repeat(20_000),
  "a-".repeat(10_000),
  "\n".repeat(20_000),
  [],
  [[]],
  {},
  { __proto__: null, toString: 1 },
  ["x"],
];

/** A value that fits a schema, as short as it may be. */
function fitting(schema: Schema, of: Description): unknown {
  if (schema.$ref) return fitting(of.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, of);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === "array") return schema.items ? [fitting(schema.items, of)] : [];
  if (schema.type !== "object") return "x".repeat(schema.minLength ?? 1);
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, fitting(field, of)]));
}

type Fields = Record<string, unknown>;

/** Bodies around what a schema describes: what fits, each field missing, of another type, and on both sides of its bounds. */
function* bodies(schema: Schema, examples: readonly unknown[], of: Description): Generator<[string, unknown]> {
  const described = schema.$ref ? (of.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
  const base = (examples[0] ?? fitting(schema, of)) as Fields;
  for (const example of examples) yield ["an example", example];
  yield ["the least that fits", fitting(schema, of)];
  yield ["a field too many", { ...base, unheardOf: 1, constructor: { prototype: {} } }];
  for (const value of strange) yield ["another value altogether", value];
  for (const [name, field] of Object.entries(described.properties ?? {})) {
    const { [name]: _left, ...rest } = base;
    yield [`no ${name}`, rest];
    for (const value of strange) yield [`a strange ${name}`, { ...base, [name]: value }];
    for (const length of [field.minLength, field.maxLength].filter((bound) => bound !== undefined)) {
      for (const near of [length - 1, length, length + 1].filter((size) => size >= 0)) {
        yield [`${name} of ${near}`, { ...base, [name]: "x".repeat(near) }];
      }
    }
    for (const value of field.enum ?? []) yield [`${name} ${value}`, { ...base, [name]: value }];
  }
}

/** Bytes of a body in a media type. */
function written(media: string, value: unknown): Buffer {
  if (!media.includes("urlencoded")) return Buffer.from(JSON.stringify(value) ?? "");
  const pairs = Object.entries((typeof value === "object" && value) || { value }).map(([name, field]) => [
    name,
    typeof field === "string" ? field.toWellFormed() : JSON.stringify(field),
  ]);
  return Buffer.from(new URLSearchParams(pairs as [string, string][]).toString());
}

/** Bytes that no writer of JSON would send. */
const broken: readonly [string, Buffer][] = [
  ["nothing", Buffer.alloc(0)],
  ["half a body", Buffer.from('{"input":"x')],
  ["a byte order mark", Buffer.from('\ufeff{"input":"x"}')],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["a name twice", Buffer.from('{"input":"x","input":1,"token":"","token":[]}')],
  ["a poisoned prototype", Buffer.from('{"__proto__":{"admin":true},"input":"x","token":"y"}')],
  ["lists in lists", Buffer.from("[".repeat(50_000))],
  ["objects in objects", Buffer.from('{"a":'.repeat(20_000))],
  ["a number without end", Buffer.from(`{"input":${"9".repeat(30_000)}}`)],
  ["a megabyte", Buffer.alloc(1_048_576, "x")],
  ["a megabyte of pairs", Buffer.from("a=b&".repeat(262_144))],
  ["bare per cent signs", Buffer.from("link=%&email=%ff&%=%")],
];

const contentTypes = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json;charset=utf-8;x=y",
  "APPLICATION/JSON",
  "application/x-www-form-urlencoded",
  "application/csp-report",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/xml",
  "application/",
  "/",
  ";",
  "a".repeat(2_000),
];

const strangeHeaders: readonly Record<string, string | string[]>[] = [
  { accept: "text/html" },
  { accept: "*/*;q=nonsense, , ;" },
  { accept: "application/xml" },
  { "accept-encoding": "br;q=2, gzip;q=-1, *;q=x" },
  { "accept-language": "xx-YY-".repeat(200) },
  { range: "bytes=0-,5-1,--" },
  { "if-none-match": '"*"' },
  { "x-request-id": "a".repeat(65) },
  { "x-request-id": "new\tline" },
  { "x-forwarded-proto": "https, gopher" },
  { "x-forwarded-host": "evil.example" },
  { host: "evil.example:99999" },
  { origin: "null" },
  { origin: "https://evil.example" },
  { cookie: "a=b; ".repeat(1_000) },
  { authorization: "Bearer" },
  { authorization: "Bearer x" },
  { authorization: `Bearer ${"x".repeat(9_000)}` },
  { authorization: "Basic dXNlcjpwYXNz" },
  { authorization: "Digest username=x" },
  { "content-encoding": "gzip" },
  { expect: "200-maybe" },
  { te: "trailers, deflate;q=0.5" },
  { upgrade: "websocket", connection: "Upgrade", "sec-websocket-key": "x", "sec-websocket-version": "13" },
  { "x-http-method-override": "DELETE" },
  { "x-long": "x".repeat(20_000) },
];

const queries = [
  "?",
  "?a",
  "?a=1&a=2",
  "?__proto__[x]=1",
  "?link=%",
  "?link=%00",
  `?link=${"x".repeat(2_000)}`,
  "?input=x&token=y",
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/** Everything that is tried at one route of one method. */
export function* attempts(path: string, method: string, operation: Operation, of: Description): Generator<Attempt> {
  const content = Object.entries(operation.requestBody?.content ?? {});
  const plain = { method: method.toUpperCase(), path };
  const [media = "application/json", about] = content[0] ?? [];
  const valid = about && written(media, Object.values(about.examples ?? {})[0]?.value ?? fitting(about.schema, of));
  const type = { "content-type": media };

  yield { ...plain, tries: "the plain request", headers: valid ? type : {}, body: valid };
  for (const headers of strangeHeaders) {
    yield {
      ...plain,
      tries: `${Object.keys(headers)[0]} ${String(Object.values(headers)[0]).slice(0, 30)}`,
      headers: { ...(valid && type), ...headers },
      body: valid,
    };
  }
  for (const query of queries)
    yield { ...plain, tries: query.slice(0, 30), path: path + query, headers: valid ? type : {}, body: valid };
  for (const { name, example } of operation.parameters ?? []) {
    for (const value of [example, `${example}x`, "", ...strange.filter((one) => typeof one === "string")]) {
      const query = `?${name}=${encodeURIComponent(value.slice(0, 3_000).toWellFormed())}`;
      yield { ...plain, tries: `${name} in the address`, path: path + query, headers: {} };
    }
  }
  for (const [sent, { schema, examples = {} }] of content) {
    const values = Object.values(examples).map(({ value }) => value);
    for (const [tries, value] of bodies(schema, values, of)) {
      yield { ...plain, tries: `${tries}, ${sent}`, headers: { "content-type": sent }, body: written(sent, value) };
    }
    for (const [tries, body] of broken)
      yield { ...plain, tries: `${tries}, ${sent}`, headers: { "content-type": sent }, body };
  }
  if (!valid) return;
  for (const other of contentTypes)
    yield { ...plain, tries: `sent as ${other.slice(0, 30)}`, headers: { "content-type": other }, body: valid };
  yield { ...plain, tries: "sent as nothing", headers: {}, body: valid };
}

/** The methods that no operation of a path has. */
export function* wrongMethods(path: string, known: readonly string[]): Generator<Attempt> {
  const allowed = new Set([...known.map((method) => method.toUpperCase()), ...(known.includes("get") ? ["HEAD"] : [])]);
  for (const method of methods) {
    if (!allowed.has(method)) yield { tries: "a method that is not known there", method, path, headers: {} };
  }
}

/** A request with some of its bytes changed. */
export function mutated(attempt: Attempt, chance: Chance): Attempt {
  const body = Buffer.from(attempt.body ?? "");
  const changes = 1 + Math.floor(chance() * 6);
  for (let n = 0; n < changes && body.length > 0; n += 1) {
    body[Math.floor(chance() * body.length)] = Math.floor(chance() * 256);
  }
  const cut = chance() < 0.2 ? body.subarray(0, Math.floor(chance() * body.length)) : body;
  return { ...attempt, tries: `bytes changed of: ${attempt.tries}`, body: cut };
}

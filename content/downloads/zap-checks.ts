// zap-checks.ts: which operations a scan of one change should cover, and whether it reached them.
//
// What it is     Two commands, for the pipeline that runs zap-plan.yaml.
//                scope    compares two API descriptions and prints one that holds only the
//                         operations that were added or altered. It leaves out operations
//                         without inputs, which give the scan rules nothing to send.
//                reached  fails if an operation in scope never gave one user a 2xx.
// What it needs  Node 24.2 or later. Two OpenAPI descriptions as JSON, whose $refs stay inside
//                the file. An access log of the application under test, access.jsonl, with
//                one line for each request: method and route are written as in the description.
//                  {"user":"buyer","operation":"POST /refunds","status":201}
//                For operations that must refuse a user, refused.json:
//                  {"buyer":[],"agent":["POST /refunds"]}
// How            node zap-checks.ts scope main.json branch.json > changed.json
//                node zap-checks.ts reached buyer
// Exit codes     0 all is well, 1 not reached, 2 the files cannot be used, 3 nothing to scan.
// What it misses A change underneath the description: in session handling, routing, the data
//                layer, the lockfile. Only a full scan tests those.
// MIT licence.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

type Item = Record<string, unknown>;
type Api = {
  paths: Record<string, Item>;
  security?: unknown;
  servers?: unknown;
  components?: { securitySchemes?: unknown };
};
// OpenAPI 3.2 adds "query" and additionalOperations.
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** The description with each $ref replaced by what it names. One that leads back to itself stays. */
export function resolved<Part>(part: Part, api: unknown = part, above: string[] = []): Part {
  if (Array.isArray(part)) return part.map((one) => resolved(one, api, above)) as Part;
  if (typeof part !== "object" || part === null) return part;
  const { $ref, ...others } = part as Item;
  if (typeof $ref === "string") {
    if (!$ref.startsWith("#/")) throw new Error(`${$ref}: bundle the description into one file first`);
    if (above.includes($ref)) return part;
    const keys = $ref.slice(2).split("/");
    const named = keys
      .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"))
      .reduce<unknown>((at, key) => (at as Item | undefined)?.[key], api);
    if (named === undefined) throw new Error(`${$ref}: not in the description`);
    const beside = resolved(others, api, above);
    return { ...(resolved(named, api, [...above, $ref]) as Item), ...beside } as Part;
  }
  return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, resolved(one, api, above)])) as Part;
}

/** Operations that the branch adds or alters, such as "POST /refunds". */
export function changed(main: Api, branch: Api): string[] {
  // The root's sign-in and servers hold for every operation that does not say otherwise.
  const root = (api: Api) => [api.security, api.servers, api.components?.securitySchemes];
  const sameRoot = isDeepStrictEqual(root(main), root(branch));
  return Object.entries(branch.paths).flatMap(([path, now]) => {
    const before = main.paths[path] ?? {};
    // Parameters and servers of the path belong to each of its operations.
    const parts = (item: Item, method: string) => [item[method], item.parameters, item.servers];
    const same = (method: string) => sameRoot && isDeepStrictEqual(parts(now, method), parts(before, method));
    return methods
      .filter((method) => now[method] !== undefined && !same(method))
      .map((method) => `${method.toUpperCase()} ${path}`);
  });
}

/** The operations of a description, as "POST /refunds". */
const operations = (api: Api): string[] =>
  Object.entries(api.paths).flatMap(([path, item]) =>
    methods.filter((method) => item[method] !== undefined).map((method) => `${method.toUpperCase()} ${path}`),
  );

/** The branch's description with the changed operations alone, and those left out for want of inputs. */
export function scope(main: Api, branch: Api): { api: Api; withoutInputs: string[] } {
  const plain = resolved(branch);
  const wanted = changed(resolved(main), plain);
  const hasInputs = (operation: string): boolean => {
    const [method = "", path = ""] = operation.split(" ");
    const item = plain.paths[path] ?? {};
    const own = item[method.toLowerCase()] as { parameters?: unknown[]; requestBody?: unknown };
    const common = (item.parameters ?? []) as unknown[];
    return own.requestBody !== undefined || common.length + (own.parameters ?? []).length > 0;
  };
  const kept = new Set(wanted.filter(hasInputs));
  const paths = Object.entries(branch.paths).flatMap(([path, item]) => {
    // A path may itself be a $ref; its operations are then taken from what it names.
    const source = "$ref" in item ? (plain.paths[path] ?? {}) : item;
    const isKept = (key: string) => !methods.includes(key) || kept.has(`${key.toUpperCase()} ${path}`);
    const left = Object.fromEntries(Object.entries(source).filter(([key]) => isKept(key)));
    return Object.keys(left).some((key) => methods.includes(key)) ? [[path, left] as const] : [];
  });
  return {
    api: { ...branch, paths: Object.fromEntries(paths) },
    withoutInputs: wanted.filter((operation) => !kept.has(operation)),
  };
}

/** A line of the access log. The operation is written as in the scope: method and route. */
type Line = { user: string; operation: string; status: number };

/** Operations that never gave this user a 2xx, except those that must refuse it. Any of them fails the run. */
export function unreached(scope: string[], user: string, refused: string[], log: Line[]): string[] {
  const reached = log
    .filter((line) => line.user === user && line.status >= 200 && line.status < 300)
    .map(({ operation }) => operation);
  return scope.filter((operation) => !reached.includes(operation) && !refused.includes(operation));
}

function run(command = "", ...names: string[]): number {
  const json = <Read>(name: string) => JSON.parse(readFileSync(name, "utf8")) as Read;
  const [first, second] = names;
  if (command === "scope" && first && second) {
    const { api, withoutInputs } = scope(json<Api>(first), json<Api>(second));
    for (const operation of withoutInputs) console.error(`left out, no inputs: ${operation}`);
    for (const operation of operations(api)) console.error(`in scope: ${operation}`);
    console.log(JSON.stringify(api, null, 2));
    return operations(api).length > 0 ? 0 : 3;
  }
  if (command === "reached" && first) {
    const lines = readFileSync("access.jsonl", "utf8").split("\n").filter(Boolean);
    const refused = json<Record<string, string[]>>("refused.json")[first];
    if (refused === undefined) throw new Error(`refused.json has no list for ${first}: write [] if it may do all`);
    const asked = operations(json<Api>("changed.json"));
    if (asked.length === 0) throw new Error("changed.json holds no operation");
    const log = lines.map((line) => JSON.parse(line) as Line);
    const missed = unreached(asked, first, refused, log);
    for (const operation of missed) console.error(`never a 2xx for ${first}: ${operation}`);
    return missed.length > 0 ? 1 : 0;
  }
  console.error("node zap-checks.ts scope main.json branch.json > changed.json\nnode zap-checks.ts reached user");
  return 2;
}

// An older Node has no import.meta.main: without this it would do nothing and end with 0.
if (import.meta.main === undefined) {
  console.error("zap-checks.ts needs Node 24.2 or later.");
  process.exit(2);
}

if (import.meta.main) {
  try {
    process.exitCode = run(...process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

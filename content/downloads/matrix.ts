// matrix.ts: does each role get exactly the objects it may have, and has every route an expected result?
//
// What it is     Two commands. run sends one request for each cell (route, role, owner of the object)
//                and names the cells that differ from what you expect. guard compares the routes of
//                your application with the file and names those that nobody has decided about.
// What it needs  Node 24.2 or later, a test system, leave of its owner, and matrix.json.
// How            node matrix.ts guard routes.txt      one route a line: GET /api/exports/:id
//                                                     what follows it is printed with it
//                node matrix.ts run
// Settings       {
//                  "host": "https://staging.example.com",
//                  "requestsPerSecond": 4,
//                  "refusals": [403, 404],
//                  "reset": "/test/reset",
//                  "sessions": { "accountant": "sid=…", "manager": "sid=…" },
//                  "objects": { "self": { "id": "1" }, "same tenant": { "id": "2" }, "other tenant": { "id": "3" } },
//                  "bodies": { "POST /api/exports": { "customer": ":id" } },
//                  "routes": {
//                    "GET /api/exports/:id": { "accountant": ["yes", "no", "no"], "manager": ["yes", "yes", "no"] },
//                    "GET /health": "public, and shows no object"
//                  }
//                }
//                A list has one result for each owner, in the order of "objects". A route that needs
//                none has a sentence that says why. Before each request that is no GET, "reset" gets
//                a POST that puts the objects back. Sessions are the cookies of accounts that the
//                objects belong to: keep them out of the repository.
// How to read    Exit code 0: nothing differs. 1: something does, or a route has no expected results.
//                2: this run cannot tell, for instance because it lacks settings.
// What it misses It compares status codes and reads no body. Lists that give 200 to everyone,
//                and files made later, need a check that looks inside.
// MIT licence.

import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

type Result = "yes" | "no";
type Settings = {
  host: string;
  requestsPerSecond: number;
  refusals: number[];
  reset?: string;
  sessions: Record<string, string>;
  objects: Record<string, Record<string, string>>;
  bodies?: Record<string, object>;
  routes: Record<string, Record<string, Result[]> | string>;
};

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const inWords = (count: number) => words[count] ?? String(count);

/** The routes that the file lacks, as the guard prints them. Nothing if it has them all. */
export function guard(lines: string[], { routes, sessions, objects }: Settings): string {
  const listed = lines.map((line) => line.trim().split(/\s+/)).filter(([method]) => method);
  const lacking = listed.filter(([method, path]) => !routes[`${method} ${path}`]);
  if (lacking.length === 0) return "";
  const width = Math.max(...lacking.map(([, path = ""]) => path.length));
  const [who, whose] = [sessions, objects].map((one) => inWords(Object.keys(one).length));
  const shown = lacking.map(([method = "", path = "", ...rest]) =>
    `  ${method.padEnd(4)}  ${path.padEnd(width)}   ${rest.join(" ")}`.trimEnd(),
  );
  const [noun, verb] = lacking.length === 1 ? ["route", "has"] : ["routes", "have"];
  return [
    `matrix: ${lacking.length} ${noun} ${verb} no expected results`,
    ...shown,
    `Add ${who} roles x ${whose} owners for each, or say why not.`,
  ].join("\n");
}

/** Puts an object's values in the place of ":id" and the like. */
const filled = (text: string, object: Record<string, string>) =>
  text.replace(/:([a-z]\w*)/gi, (whole, name: string) => object[name] ?? whole);

async function run(settings: Settings): Promise<number> {
  const { host, requestsPerSecond, refusals, reset, sessions, objects, bodies = {}, routes } = settings;
  const owners = Object.keys(objects);
  let cells = 0;
  let wrong = 0;
  let unclear = 0;
  let free = 0;
  const ask = async (method: string, path: string, cookie: string, body?: string) => {
    const start = Math.max(free, Date.now());
    free = start + 1000 / requestsPerSecond;
    await wait(start - Date.now());
    const url = new URL(path, host);
    if (url.origin !== new URL(host).origin) throw new Error(`${url.origin} is not ours to test.`);
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(url, { method, headers, redirect: "manual", ...(body && { body }) });
    await response.arrayBuffer();
    return response.status;
  };
  for (const [route, expected] of Object.entries(routes)) {
    if (typeof expected === "string") continue;
    const [method = "", path = ""] = route.split(" ");
    const all = Object.keys(sessions).flatMap((role) => expected[role] ?? []);
    if (all.length !== Object.keys(sessions).length * owners.length) throw new Error(`${route} lacks cells.`);
    // Without a request that succeeds, a route that has moved would pass: it refuses everybody.
    if (!all.includes("yes")) console.log(`no control: nobody may use ${route}`);
    for (const [role, cookie] of Object.entries(sessions))
      for (const [at, owner] of owners.entries()) {
        if (method !== "GET" && reset && (await ask("POST", reset, cookie)) >= 400)
          throw new Error("The reset failed.");
        const object = objects[owner] ?? {};
        const body = bodies[route] && filled(JSON.stringify(bodies[route]), object);
        const status = await ask(method, filled(path, object), cookie, body);
        const got = status >= 200 && status < 300 ? "yes" : refusals.includes(status) ? "no" : "unclear";
        cells += 1;
        if (got === expected[role]?.[at]) continue;
        if (got === "unclear") unclear += 1;
        else wrong += 1;
        console.log(`${route}, ${role}, ${owner}: expected ${expected[role]?.[at]}, got ${status}`);
      }
  }
  console.log(`${cells} cells, ${wrong} wrong, ${unclear} unclear`);
  if (cells === 0) throw new Error("There was no cell to ask.");
  return wrong > 0 ? 1 : unclear > 0 ? 2 : 0;
}

// An older Node has no import.meta.main: without this it would do nothing and end with 0.
if (import.meta.main === undefined) {
  console.error("matrix.ts needs Node 24.2 or later.");
  process.exit(2);
}

if (import.meta.main) {
  try {
    const settings = JSON.parse(readFileSync(process.env.MATRIX ?? "matrix.json", "utf8")) as Settings;
    for (const name of ["host", "requestsPerSecond", "refusals", "sessions", "objects", "routes"] as const)
      if (!settings[name]) throw new Error(`The settings lack ${name}.`);
    const [command, file] = process.argv.slice(2);
    if (command === "run") process.exitCode = await run(settings);
    else if (command === "guard" && file) {
      const lines = readFileSync(file, "utf8").split("\n");
      if (!lines.some((line) => line.trim())) throw new Error(`${file} holds no route.`);
      const lacking = guard(lines, settings);
      if (lacking) console.log(lacking);
      process.exitCode = lacking ? 1 : 0;
    } else throw new Error("node matrix.ts guard routes.txt\nnode matrix.ts run");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

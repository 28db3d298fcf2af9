// cache-check.mjs: does the ownership check hold, and does a shared cache hand out what it protects?
//
// What it is     Seven GET requests for one person's resource: by its owner, by somebody else and
//                without a token, first at the origin, then through the CDN.
// What it needs  Node 20 or later, two test accounts, a test system, and leave of its owner.
// How            CDN=https://api.example.com ORIGIN=https://203.0.113.7 \
//                RESOURCE=/api/v2/users/8813/profile SECRET=1987-04-02 \
//                OWNER='Bearer token-of-8813' OTHER='Bearer token-of-8812' \
//                node cache-check.mjs
// Settings       SECRET is a value that only the owner's response holds. OWNER and OTHER are sent
//                as Authorization. ORIGIN is asked by the host name of CDN. Leave it out if you
//                cannot reach it. Let the cache's time pass first, and ask for nothing meanwhile:
//                the check is then tested by two requests through the empty cache. A cache that
//                keeps refusals spoils this: the run then says so.
// How to read    Exit code 0: every stranger was refused. 1: somebody got the value. 2: this run
//                cannot tell, and the last line says why. A pass holds for this address and for
//                the place of the CDN that answered, since others keep caches of their own.
// MIT licence    Copy, change and pass it on.

import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";

const { CDN, ORIGIN, RESOURCE, SECRET, OWNER, OTHER } = process.env;
const missing = Object.entries({ CDN, RESOURCE, SECRET, OWNER, OTHER }).filter(([, value]) => !value);
if (missing.length > 0) stop(`Set ${missing.map(([name]) => name).join(", ")}.`);

/** What a cache says of itself. Age means that the origin neither made nor confirmed this response. */
const told = ["age", "cache-status", "cf-cache-status", "x-cache"];

function get(base, authorization) {
  const { host, hostname } = new URL(CDN);
  const url = new URL(RESOURCE, base);
  const send = url.protocol === "https:" ? overHttps : overHttp;
  const headers = { host, accept: "application/json", ...(authorization && { authorization }) };
  return new Promise((resolve, reject) => {
    const sent = send(url, { headers, servername: hostname, timeout: 10_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (body += part));
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    });
    sent.on("timeout", () => sent.destroy(new Error("no response within 10 seconds")));
    sent.on("error", reject);
    sent.end();
  });
}

const results = [];

async function ask(place, who) {
  const tokens = { owner: OWNER, other: OTHER, "no one": undefined };
  const { status, headers, body } = await get(place === "origin" ? ORIGIN : CDN, tokens[who]).catch((error) =>
    stop(`${place}, ${who}: ${error.message}`),
  );
  const shown = body.includes(SECRET);
  const refused = !shown && [401, 403, 404].includes(status);
  const [good, bad] = who === "owner" ? ["control", "NO CONTROL"] : ["refused", "GOT THE VALUE"];
  let result = bad;
  if (who === "owner" ? shown && status === 200 : refused) result = good;
  else if (who !== "owner" && !shown) result = "LOOK";
  const cache = told.flatMap((name) => (headers[name] === undefined ? [] : [`${name}: ${headers[name]}`])).join(", ");
  console.log(`${place.padEnd(7)} ${who.padEnd(7)} ${status}  ${result.padEnd(14)} ${cache}`.trimEnd());
  results.push({ place, who, result, stored: headers.age !== undefined || /\bhit\b/i.test(cache) });
}

function stop(why) {
  console.log(why);
  process.exit(2);
}

/** Without the origin, only an empty cache lets a request through to the check. */
const strangers = ["other", "no one"];
if (ORIGIN) for (const who of ["owner", ...strangers]) await ask("origin", who);
else for (const who of strangers) await ask("empty", who);
// The second request of the owner shows whether the first was stored.
for (const who of ["owner", "owner", ...strangers]) await ask("CDN", who);

const got = (place) => results.some((one) => one.place === place && one.result === "GOT THE VALUE");
const has = (result) => results.some((one) => one.result === result);

const [first, second] = results;
if (first.place === "empty" && first.stored)
  stop("The cache was not empty, so the check was not tested. Wait until its time has passed and run again.");
if (second.place === "empty" && second.stored && second.result === "refused")
  stop("The cache kept a refusal, so the rest proves nothing. Ask one at a time, and wait before each.");
if (got("origin") || got("empty"))
  console.log("The application gives the value to a stranger: repair the check first.");
else if (got("CDN")) console.log("The check refuses strangers, and the CDN does not ask it: repair the cache.");
if (has("GOT THE VALUE")) process.exit(1);
if (has("NO CONTROL")) stop("The owner did not get the value, so the refusals prove nothing.");
if (has("LOOK")) stop("A stranger was neither refused nor given the value: look at that response.");
console.log("Every stranger was refused, at the check and behind the cache.");

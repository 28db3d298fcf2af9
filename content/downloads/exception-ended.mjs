// exception-ended.mjs: has an exception ended, so that personal data is masked again?
//
// What it is     A check to run twice. While the exception lasts it has to see the data, or it would
//                see nothing later either. On the day after the last it must see none of it.
// What it needs  Node 20 or later, and on the live system: a test account in the role that the
//                exception was for, a test order with invented data, leave of the owner.
// How            TOKEN='Bearer …' node exception-ended.mjs unmasked     while it lasts
//                TOKEN='Bearer …' node exception-ended.mjs masked       once it has ended
// Settings       exception.json. List every address that shows the data, and write each detail as
//                the responses write it:
//                {
//                  "order": "TEST-0001",
//                  "details": ["12 Sample Street", "020 7946 0000"],
//                  "addresses": ["https://shop.example.com/api/orders/TEST-0001"]
//                }
// How to read    Exit code 0: as expected. 1: not as expected. 2: this run cannot tell. Let your
//                scheduler tell a person about 1 and 2. Nothing is changed: it only reads.
// What it misses Addresses that are not listed, and data that another role can read.
// MIT licence.

import { readFileSync } from "node:fs";

/** What one response shows of the test order. */
export function shows(status, body, order, details) {
  if (status !== 200 || !body.includes(order)) return "unclear"; // signed out, or no such order
  const readable = details.filter((detail) => body.includes(detail));
  if (readable.length === 0) return "masked";
  return readable.length === details.length ? "unmasked" : "in part";
}

async function run(expected) {
  const { order, details, addresses } = JSON.parse(readFileSync("exception.json", "utf8"));
  if (!["masked", "unmasked"].includes(expected)) throw new Error("Say masked or unmasked.");
  if (!process.env.TOKEN) throw new Error("Set TOKEN.");
  // An empty list, or a detail that is in every text, would make a pass that proves nothing.
  const lists = [order && [order], details, addresses];
  if (!lists.every((list) => list?.length > 0 && list.every((one) => typeof one === "string" && one.length > 3)))
    throw new Error("exception.json needs an order, details and addresses.");
  let code = 0;
  for (const address of addresses) {
    const response = await fetch(address, {
      headers: { authorization: process.env.TOKEN },
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    const found = shows(response.status, await response.text(), order, details);
    console.log(`${response.status} ${found} ${address}`);
    code = Math.max(code, found === "unclear" ? 2 : found === expected ? 0 : 1);
  }
  console.log(["as expected", "NOT AS EXPECTED", "this run cannot tell"][code]);
  return code;
}

if (process.argv[1]?.endsWith("exception-ended.mjs"))
  process.exitCode = await run(process.argv[2]).catch((error) => {
    console.error(error.message);
    return 2;
  });

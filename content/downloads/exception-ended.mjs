// exception-ended.mjs: has an exception ended, so that personal data is masked again?
//
// What it is     A check to run twice. While the exception lasts it has to see the data, or it would
//                see nothing later either. On the day after the last it must see the mask instead.
// What it needs  Node 20 or later, leave of the owner, and on the live system: a test account in the
//                role that the exception was for, which nobody else uses; a test order with invented
//                data; and a complaint about it that is assigned to this account. Account and complaint
//                stay open until the second run.
// How            TOKEN='Bearer …' node exception-ended.mjs unmasked     while it lasts
//                TOKEN='Bearer …' node exception-ended.mjs masked       once it has ended
//                It signs in nowhere: get a fresh token for the test account before each run.
// Settings       exception.json. List every address that shows the data. Write each detail, and the
//                mask that stands in its place, as the responses write them. A second notation in the
//                same response, such as tel:+442079460000, is one more detail. Addresses that write
//                a detail differently need a folder, with settings and runs, each. The complaint's
//                address has to contain everything in "says" while it is open and assigned:
//                {
//                  "order": "TEST-0001",
//                  "complaint": {
//                    "address": "https://shop.example.com/api/complaints/C-1",
//                    "says": ["TEST-0001", "\"state\":\"open\"", "\"assignedTo\":\"test-agent\""]
//                  },
//                  "details": { "12 Sample Street": "** ****** ******", "020 7946 0000": "*********00" },
//                  "addresses": ["https://shop.example.com/api/orders/TEST-0001"]
//                }
// How to read    Exit code 0: as expected. 1: not as expected, at one address at least; data that can be
//                read without an open complaint never is as expected. 2: this run cannot tell. Let your
//                scheduler tell a person about 1 and 2. Nothing is changed: it only reads.
// What it misses Addresses and notations that are not listed, and data that another role can read.
// MIT licence.

import { readFileSync } from "node:fs";

/** What one response shows of the test order. Each pair is a detail and its mask. */
export function shows({ status, body }, order, pairs, complaintIsOpen) {
  if (status !== 200 || !body.includes(order)) return "unclear"; // signed out, or no such order
  const readable = pairs.filter(([detail]) => body.includes(detail));
  if (readable.length === pairs.length) return complaintIsOpen ? "unmasked" : "unmasked without complaint";
  if (readable.length > 0) return "in part";
  if (!complaintIsOpen) return "unclear"; // it would be masked in any case
  return pairs.every(([, mask]) => body.includes(mask)) ? "masked" : "unclear";
}

async function ask(address) {
  try {
    const response = await fetch(address, {
      headers: { authorization: process.env.TOKEN },
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { status: error.message, body: "" };
  }
}

async function run(expected) {
  const { order, complaint, details, addresses } = JSON.parse(readFileSync("exception.json", "utf8"));
  if (!["masked", "unmasked"].includes(expected)) throw new Error("Say masked or unmasked.");
  if (!process.env.TOKEN) throw new Error("Set TOKEN.");
  const pairs = Object.entries(details ?? {});
  // An empty list, or a detail that is in every text, would make a pass that proves nothing.
  const lists = [order && [order], complaint?.address && [complaint.address], complaint?.says, pairs.flat(), addresses];
  if (!lists.every((list) => list?.length > 0 && list.every((one) => typeof one === "string" && one.length > 3)))
    throw new Error("exception.json needs an order, a complaint, details with their masks, and addresses.");
  const { status, body } = await ask(complaint.address);
  const isOpen = status === 200 && complaint.says.every((one) => body.includes(one));
  console.log(`${status} complaint ${isOpen ? "open and assigned" : "NOT open and assigned"} ${complaint.address}`);
  const codes = [];
  for (const address of addresses) {
    const response = await ask(address);
    const found = shows(response, order, pairs, isOpen);
    console.log(`${response.status} ${found} ${address}`);
    codes.push(found === "unclear" ? 2 : found === expected ? 0 : 1);
  }
  const code = [1, 2, 0].find((one) => codes.includes(one)); // what failed for certain comes first
  console.log(["as expected", "NOT AS EXPECTED", "this run cannot tell"][code]);
  return code;
}

if (process.argv[1]?.endsWith("exception-ended.mjs"))
  process.exitCode = await run(process.argv[2]).catch((error) => {
    console.error(error.message);
    return 2;
  });

// race-check.mjs: do transfers that arrive together pay out more than the account holds?
//
// What it is     Bursts of one transfer, sent many times at once, and then a look at the ledger.
// What it needs  Node 20 or later, a test system with a way to set a balance and to read the
//                ledger, and leave of its owner. Never run it against real money.
// How            node race-check.mjs demo flawed     tries it on a small bank in this file
//                node race-check.mjs demo repaired   the same bank, check and debit in one step
//                BASE=https://staging.example.com COOKIE=sid=payer node race-check.mjs
// Settings       BURSTS (20), SIZE of a burst (20). Change the three functions below to fit your routes.
// How to read    Exit code 0: no burst paid out more. 1: at least one did. 2: this run cannot tell, and
//                the last line says why. A 0 is no proof: where a burst wins one time in five,
//                twenty bursts all miss in 1.2% of runs. Run it near the server, so that the
//                requests of a burst arrive together.
// MIT licence    Copy, change and pass it on.

import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

const start = 10_000; // pence in the account before each burst
const amount = 8000; // pence of one transfer

/** Sends one transfer, and says whether it was accepted. */
async function transfer() {
  const response = await call("POST", "/api/transfers", { payee: 72, amountPence: amount });
  return response.ok;
}

/** Sets the balance back and empties the ledger. */
async function reset() {
  const response = await call("PUT", "/test/accounts/71", { balancePence: start, ledger: [] });
  if (!response.ok) stop(`The balance could not be set back: ${response.status}.`);
}

/** Pence that the ledger says were paid out since the last reset. */
async function paidOut() {
  const response = await call("GET", "/test/accounts/71");
  if (!response.ok) stop(`The ledger could not be read: ${response.status}.`);
  const { ledger } = await response.json();
  return ledger.reduce((sum, { pence }) => sum + pence, 0);
}

const { BASE, COOKIE, BURSTS = "20", SIZE = "20" } = process.env;
const [, , mode, kind] = process.argv;
const base = mode === "demo" ? await bank(kind) : BASE;
if (!base) stop("Set BASE, or run: node race-check.mjs demo flawed");

function call(method, path, body) {
  const headers = { "content-type": "application/json", ...(COOKIE && { cookie: COOKIE }) };
  return fetch(new URL(path, base), { method, headers, body: body && JSON.stringify(body) }).catch((error) =>
    stop(`${method} ${path}: ${error.message}`),
  );
}

function stop(why) {
  console.log(why);
  process.exit(2);
}

/** A bank with one account, for the demonstration. */
async function bank(kind) {
  let account = { balancePence: 0, ledger: [] };
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const body = text && JSON.parse(text);
    if (request.method === "GET") return response.end(JSON.stringify(account));
    if (request.method === "PUT") {
      account = body;
      return response.end();
    }
    if (kind !== "repaired") {
      const read = account.balancePence;
      await wait(2); // as long as a database takes
      if (read < body.amountPence) return response.writeHead(409).end();
      account.balancePence = read - body.amountPence;
    } else {
      if (account.balancePence < body.amountPence) return response.writeHead(409).end();
      account.balancePence -= body.amountPence;
    }
    account.ledger.push({ pence: body.amountPence });
    return response.end();
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${server.address().port}`;
}

let won = 0;
let accepted = 0;
for (let burst = 1; burst <= Number(BURSTS); burst++) {
  await reset();
  const results = await Promise.all(Array.from({ length: Number(SIZE) }, transfer));
  const paid = await paidOut();
  accepted += results.filter(Boolean).length;
  if (paid > start) won++;
  if (paid > start) console.log(`burst ${burst}: ${paid} pence paid out of ${start}`);
}
if (accepted === 0) stop("No transfer was accepted, so nothing was tested.");
console.log(`${won} of ${BURSTS} bursts paid out more than the account held.`);
process.exit(won > 0 ? 1 : 0);

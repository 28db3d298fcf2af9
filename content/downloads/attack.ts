// attack.ts: what a check needs to ask your test system as two tenants.
//
// What it is     The module that the checks import: sign in, ask for an export, wait for the
//                file, read it. It is written for an application that answers 202 with a
//                Location and serves the file there. Change the paths and fields to yours.
// What it needs  Node 24 or later, a test system, leave of its owner, and settings in
//                attack.json (or in the file that ATTACK names). It refuses to start without.
// How            node --test exports.test.ts
// Settings       {
//                  "host": "https://staging.example.com",
//                  "requestsPerSecond": 4, "waitSeconds": 30,
//                  "worker": "file:///path/to/a/module/that/exports/writeExport",
//                  "a": { "tenant": "pentest-a", "customer": 5501, "invoice": "PENTEST-A-0001",
//                         "accounts": { "accountant": { "name": "…", "password": "…" } } },
//                  "b": { "tenant": "pentest-b", "customer": 7710, "invoice": "PENTEST-B-0001" }
//                }
//                Keep passwords out of the repository: let your pipeline write the file.
// MIT licence.

import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

type Account = { name: string; password: string };
type Tenant = { tenant: string; customer: number; invoice: string; accounts?: Record<string, Account> };

const settings = JSON.parse(readFileSync(process.env.ATTACK ?? "attack.json", "utf8")) as {
  host: string;
  requestsPerSecond: number;
  waitSeconds: number;
  worker?: string;
  a: Tenant;
  b: Tenant;
};
for (const name of ["host", "requestsPerSecond", "waitSeconds", "a", "b"] as const)
  if (!settings[name]) throw new Error(`The settings lack ${name}.`);

/** What was put into both tenants beforehand. Each invoice is recognised on sight. */
export const seed = { a: settings.a, b: settings.b };

let free = 0;

/** Every request goes through here: to the one host, at the agreed pace, and no redirect is followed. */
async function ask(path: string, options: RequestInit): Promise<Response> {
  const url = new URL(path, settings.host);
  if (url.origin !== new URL(settings.host).origin) throw new Error(`${url.origin} is not ours to test.`);
  const start = Math.max(free, Date.now());
  free = start + 1000 / settings.requestsPerSecond;
  await wait(start - Date.now());
  return fetch(url, { ...options, redirect: "manual" });
}

/** The session's cookie. A sign-in that fails stops the check, or every refusal would look like a success. */
export async function signIn(tenant: Tenant, role: string): Promise<string> {
  const account = tenant.accounts?.[role];
  if (!account) throw new Error(`There is no ${role} in ${tenant.tenant}.`);
  const response = await ask("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  const [cookie] = response.headers.getSetCookie();
  if (!response.ok || !cookie) throw new Error(`Signing in as ${role} failed: ${response.status}.`);
  return cookie.replace(/;.*/, "");
}

/** Asks for an export and reads its file once that is there. Where the route refuses, `csv` is empty. */
export async function exportInvoices(cookie: string, customer: number): Promise<{ status: number; csv: string }> {
  const response = await ask("/api/exports", {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ from: "2025-04-01", to: "2025-06-30", customer }),
  });
  const { status } = response;
  if (status !== 202) return { status, csv: "" };
  const place = response.headers.get("location");
  if (!place) throw new Error("The export was accepted, but without a Location.");
  const deadline = Date.now() + 1000 * settings.waitSeconds;
  while (Date.now() < deadline) {
    const file = await ask(place, { headers: { cookie } });
    if (file.status === 200) return { status, csv: await file.text() };
    // 202 and 404: not there yet. Anything else is an error, not an empty file.
    if (file.status !== 202 && file.status !== 404) throw new Error(`Reading ${place} gave ${file.status}.`);
  }
  throw new Error(`${place} was not there after ${settings.waitSeconds} seconds.`);
}

/** The worker itself, asked as the queue asks it, past the route. */
export async function writeExport(asked: { tenant: string; customer: number }): Promise<string> {
  if (!settings.worker) throw new Error("The settings lack worker.");
  const worker = (await import(settings.worker)) as { writeExport(asked: object): Promise<string> };
  return worker.writeExport(asked);
}

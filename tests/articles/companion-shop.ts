import type { Exchange } from "./article-code.ts";

/** The flaws that the articles tell of, each in the words of its article. */
export type Flaw =
  | "vouchers stack"
  | "the second factor is a page"
  | "a balance is read, compared and written"
  | "the member's team is not checked"
  | "overlapping plays count"
  | "the export's route trusts the customer"
  | "the export's worker trusts the customer"
  | "any number of months is taken"
  | "a pause is taken in every state"
  | "a dispute blocks what was cancelled"
  | "the end of a dispute makes active"
  | "redirects are followed"
  | "a cache answers for the application"
  | "a scores field for every role"
  | "an area is only hidden"
  | "an export without a limit"
  | "a claim is taken from the request";

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const unauthorised: Answer = { status: 401 };
const forbidden: Answer = { status: 403 };
const notFound: Answer = { status: 404 };

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Public names, as they resolve when they are asked for the first time. */
const names: Readonly<Record<string, string>> = {
  "inside.example.net": "10.0.4.7",
  "probe.example.net": "203.0.113.9",
  "rebind.example.net": "203.0.113.9",
};
const resolve = (host: string): string => names[host] ?? host;

/** `URL` has already written 2130706433 as 127.0.0.1, and IPv4 in IPv6 as two groups of hexadecimal digits. */
const isInside = (host: string): boolean =>
  /^(0|10|127)\.|^169\.254\./.test(host) || /^\[::(1\]|ffff:(7f|a)[0-9a-f]{0,2}:)/.test(host);

const internet: Readonly<Record<string, { status: number; location?: string; body: string }>> = {
  "http://203.0.113.9/": { status: 200, body: "" },
  "http://probe.example.net/hook": { status: 302, location: "http://10.0.4.7/", body: "" },
  "http://probe.example.net/keep": { status: 307, location: "http://10.0.4.7/", body: "" },
  "http://probe.example.net/meta": { status: 302, location: "http://169.254.169.254/", body: "" },
  "http://10.0.4.7/": { status: 200, body: "inside" },
  "http://169.254.169.254/": { status: 401, body: "" },
};

/**
 * The company of the articles: a shop, a bank and whatever else they need, small enough to read.
 * It has every flaw but those named as fixed, so that a printed request can be sent before and after.
 */
export class CompanionShop {
  readonly #fixed: ReadonlySet<Flaw>;
  readonly #vouchers: string[] = [];
  readonly #sessions = new Map([["admin-of-team-19", "full"]]);
  readonly members = new Map([
    [883, { team: 19, email: "own@example.net", role: "member" }],
    [884, { team: 22, email: "other@example.net", role: "member" }],
  ]);
  readonly exports = new Map<number, string>();
  readonly webhookCalls: string[] = [];
  /** The account that each claim is paid to. */
  readonly claims = new Map([
    [1, "on file"],
    [2, "on file"],
  ]);
  /** Pence. */
  balance = 10_000;
  /** Pence. */
  paidOut = 0;

  constructor(fixed: readonly Flaw[] = []) {
    this.#fixed = new Set(fixed);
  }

  #has(flaw: Flaw): boolean {
    return !this.#fixed.has(flaw);
  }

  async send({ method, path, headers, body }: Exchange["request"]): Promise<Answer> {
    const sid = /sid=([\w-]+)/.exec(headers.cookie ?? "")?.[1] ?? "";
    const given = body === "" ? undefined : JSON.parse(body);
    const route = `${method} ${path.replace(/\?.*/, "")}`;
    const [, id = ""] = /\/(\d+)(?:\/|$)/.exec(path) ?? [];
    if (/^POST \/api\/basket\/\d+\/vouchers$/.test(route)) return this.addVoucher(given.code);
    if (route === "POST /api/login") return this.#logIn();
    if (/^GET \/api\/statements\//.test(route)) return this.#statement(sid);
    if (route === "POST /api/transfers") return this.transfer(given.amountPence);
    if (/^PATCH \/api\/teams\/19\/members\//.test(route))
      return this.#editMember(sid, Number(path.split("/").at(-1)), given);
    if (route === "POST /api/plays/batch") return { status: 202, body: { counted: this.#countPlays(given) } };
    if (route === "POST /api/exports") return this.#startExport(given.customer);
    if (/^POST \/api\/subscriptions\/\d+\/pause$/.test(route)) return this.#pause(given.months);
    if (route === "POST /api/webhooks/52/test") return this.testWebhook("http://probe.example.net/hook");
    if (route === "GET /api/v2/users/8813/profile") return this.#profile(headers.authorization ?? "");
    if (route === "GET /api/applications/3318") return this.#application(Number(id), headers.authorization ?? "");
    if (route === "POST /alarms/S-114/silence")
      return this.#has("an area is only hidden") ? { status: 204 } : forbidden;
    if (route === "POST /claims/bank-details") return this.payClaimTo(given);
    if (/^GET \/claims\/\d+$/.test(route))
      return { status: 200, body: { claim: Number(id), payTo: this.claims.get(Number(id)) } };
    if (route === "GET /api/orders/export") return this.#exportOrders(path);
    return notFound;
  }

  /** Pounds left to pay of a basket of £200. */
  addVoucher(code: string): Answer {
    const key = this.#has("vouchers stack") ? code : code.toUpperCase();
    if (this.#vouchers.includes(key)) return { status: 409 };
    this.#vouchers.push(key);
    const total = this.#has("vouchers stack") ? this.#runningTotal() : Math.max(this.#runningTotal(), 120);
    return { status: 200, body: { total: total.toFixed(2) } };
  }

  #runningTotal(): number {
    return this.#vouchers.reduce((total, code) => {
      const voucher = code.toUpperCase();
      if (voucher === "SPRING20") return total * 0.8;
      if (voucher === "LOYALTY") return total * 0.85;
      return voucher === "TAKE50" && total >= 125 ? total - 50 : total;
    }, 200);
  }

  #logIn(): Answer {
    this.#sessions.set("8f2c41", "half");
    return { status: 200, headers: { "set-cookie": "sid=8f2c41; HttpOnly; Secure" }, body: { next: "/enter-code" } };
  }

  #statement(sid: string): Answer {
    const session = this.#sessions.get(sid);
    const opens = session === "full" || (session === "half" && this.#has("the second factor is a page"));
    return opens ? { status: 200, headers: { "content-type": "application/pdf" } } : unauthorised;
  }

  /** Reads, compares and writes with a pause between, as code with a database does; mended, it does all three at once. */
  async transfer(pence: number): Promise<Answer> {
    let read = this.balance;
    if (this.#has("a balance is read, compared and written")) await tick();
    else read = this.balance;
    if (read < pence) return { status: 409 };
    this.balance = read - pence;
    this.paidOut += pence;
    return { status: 200 };
  }

  #editMember(sid: string, member: number, fields: Record<string, string>): Answer {
    const known = this.members.get(member);
    if (sid !== "admin-of-team-19") return unauthorised;
    if (!known) return notFound;
    if (this.#has("the member's team is not checked")) {
      Object.assign(known, fields);
      return { status: 200 };
    }
    if (known.team !== 19) return notFound;
    if ("role" in fields || "email" in fields) return forbidden;
    Object.assign(known, fields);
    return { status: 200 };
  }

  #countPlays(plays: readonly { from: string; to: string }[]): number {
    if (this.#has("overlapping plays count")) return plays.length;
    let heardUntil = "";
    return plays.filter(({ from, to }) => {
      const counts = from >= heardUntil;
      if (counts) heardUntil = to;
      return counts;
    }).length;
  }

  async #startExport(customer: number): Promise<Answer> {
    if (customer === 7710 && !this.#has("the export's route trusts the customer")) return notFound;
    this.exports.set(318, await this.writeExport("a", customer));
    return { status: 202, headers: { location: "/api/exports/318" } };
  }

  /** What the worker puts into the file for a tenant: customer 7710 is of tenant B, 5501 of A. */
  async writeExport(tenant: string, customer: number): Promise<string> {
    const owner = customer === 7710 ? "b" : "a";
    const may = owner === tenant || this.#has("the export's worker trusts the customer");
    return may ? `invoice,total\nPENTEST-${owner.toUpperCase()}-0001,120.00\n` : "invoice,total\n";
  }

  #pause(months: number): Answer {
    if (!this.#has("any number of months is taken") && ![1, 2, 3].includes(months)) return { status: 400 };
    const resumesOn = new Date(Date.UTC(2025, 8 + months, 12)).toISOString().slice(0, 10);
    return { status: 200, body: { status: "paused", resumesOn } };
  }

  /** What a subscription becomes by an event, or that it stays as it was. A blocked one was something before. */
  subscribe(state: string, event: string, before = "active"): { status: number; state: string } {
    const resumes = state === "paused" && (event === "resume" || event === "date passes");
    const pauses =
      event === "pause" && state !== "paused" && (state === "active" || this.#has("a pause is taken in every state"));
    const cancels = event === "cancel" && state !== "cancelled";
    const blocks =
      event === "dispute opens" && (state !== "cancelled" || this.#has("a dispute blocks what was cancelled"));
    const unblocked = this.#has("the end of a dispute makes active") ? "active" : before;
    const next = resumes
      ? "active"
      : pauses
        ? "paused"
        : cancels
          ? "cancelled"
          : blocks
            ? "blocked"
            : event === "dispute ends" && state === "blocked"
              ? unblocked
              : state;
    return { status: next === state ? 409 : 200, state: next };
  }

  /**
   * Calls a webhook's address once, as the network of the articles answers it. The guard reads every spelling of an
   * address, resolves names before it decides and connects to what it checked; what a redirect names, it never sees.
   */
  testWebhook(address: string, guard: "on" | "off" = "on"): Answer {
    const { hostname } = new URL(address);
    if (guard === "on" && isInside(resolve(hostname))) return { status: 400 };
    this.webhookCalls.push(`POST ${address}`);
    let answer = internet[address] ?? internet[`http://${resolve(hostname)}/`];
    if (answer?.location && this.#has("redirects are followed")) {
      this.webhookCalls.push(`${answer.status === 302 ? "GET" : "POST"} ${answer.location}`);
      answer = internet[answer.location];
    }
    return { status: 200, body: { status: answer?.status, body: answer?.body } };
  }

  #profile(authorisation: string): Answer {
    const body = { name: "…", dateOfBirth: "1987-04-02" };
    if (this.#has("a cache answers for the application")) return { status: 200, headers: { age: "34" }, body };
    return authorisation.endsWith("token-of-8813") ? { status: 200, body } : forbidden;
  }

  #application(id: number, authorisation: string): Answer {
    const forAll = { id, state: "reopened" };
    const scores = /reviewer|officer/.test(authorisation) || this.#has("a scores field for every role");
    return { status: 200, body: scores ? { ...forAll, draftScore: 61 } : forAll };
  }

  /** The automation behind the link that is sent for claim 1. */
  payClaimTo({ claim, iban }: { claim?: number; iban: string }): Answer {
    const trusts = this.#has("a claim is taken from the request");
    if (claim !== undefined && !trusts) return { status: 400 };
    this.claims.set(claim ?? 1, iban);
    return { status: 200 };
  }

  #exportOrders(path: string): Answer {
    if (!this.#has("an export without a limit") && !path.includes("complaint=")) return forbidden;
    return { status: 200, headers: { "content-type": "text/csv" }, body: "order,name,street,phone" };
  }
}

import { type ErrorCode, errorTable } from "@latchwork/contract/errors";
import {
  type FieldProblems,
  leadForms,
  problemsByField,
  submissionMarks,
  trapField,
} from "@latchwork/contract/lead-forms";
import { type LeadForm, leadPages } from "@latchwork/contract/lead-pages";
import { fastestFormMs } from "@latchwork/contract/limits";
import { challengeAnswer } from "@latchwork/contract/verification";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod";
import type { ClientOf } from "../client-address.ts";
import { codeOf, Unavailable } from "../errors.ts";
import { formChallengeOperation, formOperation, linkOperation } from "../openapi/operations.ts";
import type { Pages } from "../pages/page-routes.ts";
import type { RateLimiter } from "../rate-limits.ts";
import { type ApiInstance, refusals, reject } from "../route.ts";
import type { Verifier } from "../verification/verifier.ts";
import { fillForm, withoutMail } from "./form-page.ts";
import type { LeadStore, Submission } from "./lead-store.ts";
import type { LinkPurpose, NewsletterLinks } from "./newsletter-link.ts";

/**
 * Largest form that is read, in bytes. A form post may write each UTF-16 unit
 * of the message in nine (`%E2%82%AC`); the rest is for the other fields and the proof.
 */
export const formBodyLimit = 32_768;

/** Which trap closed. */
export type Trap = "decoy" | "haste";

/** Counts what comes in by the forms, for the metrics. */
export interface LeadCounts {
  accepted(form: LeadForm): void;
  trapped(form: LeadForm, trap: Trap): void;
  refused(form: LeadForm, code: ErrorCode): void;
}

/** What receives the forms. */
export interface LeadIntake {
  readonly store: LeadStore;
  /** Wakes delivery. */
  readonly wake: () => void;
  /** Proof of work, whatever the analyser uses: a form asks nobody to solve anything. */
  readonly verifier: Verifier;
  readonly links: NewsletterLinks;
  readonly counts: LeadCounts;
  /** Whether visitors are written to. */
  readonly mails: boolean;
}

export interface FormDeps {
  readonly leads: LeadIntake;
  readonly limiter: RateLimiter;
  readonly clientOf: ClientOf;
  readonly pages: Pages;
  readonly allowedOrigins: readonly string[];
}

const entries = z.record(z.string(), z.string());

/**
 * The forms' submissions and the newsletter's links. Each form reads JSON, as
 * the site's script sends it, and plain form posts, which are answered with pages.
 */
export function formRoutes(app: ApiInstance, deps: FormDeps): void {
  const { leads } = deps;
  const { store, verifier, links, counts, wake } = leads;
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  const challengeRoute = {
    config: { operation: formChallengeOperation },
    schema: { response: { 200: challengeAnswer, ...refusals(...formChallengeOperation.refusals) } },
  };
  app.get("/verification/form-challenge", challengeRoute, async (request, reply) => {
    const wait = await deps.limiter.take("challenge", deps.clientOf(request));
    return wait > 0 ? reject(reply, "rate_limited", wait) : verifier.issue();
  });

  const worded = leads.mails ? (html: string) => html : withoutMail;
  if (!leads.mails) {
    for (const address of [...Object.values(leadPages.thanks), leadPages.forms.newsletter]) {
      app.get(address, (_request, reply) => sendWorded(reply, address));
    }
  }

  for (const form of Object.keys(leadForms) as LeadForm[]) {
    app.post(
      leadPages.forms[form],
      {
        bodyLimit: formBodyLimit,
        config: { operation: formOperation(form) },
        errorHandler: (error, request, reply) => answerFormError(form, error, request, reply),
      },
      (request, reply) => receive(form, request, reply),
    );
  }

  async function receive(form: LeadForm, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const client = deps.clientOf(request);
    const flood = await deps.limiter.take("form", client);
    if (flood > 0) return rejectForm(form, request, reply, "rate_limited", { retryAfter: flood });

    const body = entries.safeParse(request.body);
    const marks = submissionMarks.safeParse(request.body);
    if (!body.success || !marks.success) return rejectForm(form, request, reply, "request_invalid");
    const trap = trapOf(marks.data);
    if (trap !== null) {
      counts.trapped(form, trap);
      return thank(form, request, reply);
    }
    const fields = leadForms[form].safeParse(body.data);
    if (!fields.success) {
      return rejectForm(form, request, reply, "form_invalid", { problems: problemsByField(fields.error.issues) });
    }
    const submission: Submission = { form, fields: fields.data, key: marks.data.key, requestId: request.id };
    if (await store.knows(submission)) return thank(form, request, reply);

    const proven = await isProven(marks.data.token);
    const wait =
      (await deps.limiter.take(proven ? "lead" : "unproven-lead", client)) ||
      (await deps.limiter.take(proven ? "network-lead" : "unproven-network-lead", deps.clientOf(request, "network")));
    if (wait > 0) return rejectForm(form, request, reply, "rate_limited", { retryAfter: wait });

    if (await store.accept(submission)) {
      counts.accepted(form);
      wake();
    }
    return thank(form, request, reply);
  }

  function sendWorded(reply: FastifyReply, address: string): FastifyReply {
    return deps.pages.sendChanged(reply, address, worded, 200) ?? reject(reply, "not_found");
  }

  /** A proof that cannot be used is none; it does not cost the lead. */
  async function isProven(token: string): Promise<boolean> {
    const verdict = await verifier.check(token);
    return verdict.kind === "valid" && (await verdict.spend());
  }

  function thank(form: LeadForm, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (isScripted(request)) return reply.send({ status: "stored" });
    return sendOn(request, reply, leadPages.thanks[form]);
  }

  function rejectForm(
    form: LeadForm,
    request: FastifyRequest,
    reply: FastifyReply,
    code: ErrorCode,
    more: { problems?: FieldProblems; retryAfter?: number } = {},
  ): FastifyReply {
    counts.refused(form, code);
    const { problems = {}, retryAfter } = more;
    const { status, error } = errorTable[code];
    if (isScripted(request)) {
      if (code !== "form_invalid") return reject(reply, code, retryAfter);
      return reply.code(status).send({ error, code, fields: problems });
    }
    if (status === 503) reply.header("retry-after", 5);
    else if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const values = typed(form, request.body);
    const sentence = code === "form_invalid" ? {} : { sentence: error };
    const fill = (html: string) => fillForm(worded(html), { values, problems, ...sentence });
    return deps.pages.sendChanged(reply, leadPages.forms[form], fill, status) ?? reject(reply, code, retryAfter);
  }

  function answerFormError(form: LeadForm, error: FastifyError, request: FastifyRequest, reply: FastifyReply): unknown {
    if (error instanceof Unavailable) {
      request.log.error({ dependency: error.dependency, reason: error.reason }, "a lead could not be stored");
      return rejectForm(form, request, reply, "not_stored");
    }
    if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return rejectForm(form, request, reply, "form_too_long");
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return rejectForm(form, request, reply, "request_invalid");
    }
    request.log.error({ err: error, code: codeOf(error) }, "unexpected error");
    return rejectForm(form, request, reply, "internal");
  }

  linkRoutes("confirm", leadPages.confirm, leadPages.confirmed, (id, requestId) => store.confirm(id, requestId));
  linkRoutes("unsubscribe", leadPages.unsubscribe, leadPages.unsubscribed, (id, requestId) =>
    store.unsubscribe(id, requestId),
  );

  /** GET asks; POST does. A mail program's one-click unsubscription posts to the same address (RFC 8058). */
  function linkRoutes(
    purpose: LinkPurpose,
    address: string,
    done: string,
    act: (id: string, requestId: string) => Promise<boolean>,
  ) {
    const given = z.object({ link: z.string().max(200).default("") });
    app.get(address, (request, reply) => {
      const { link } = given.safeParse(request.query).data ?? { link: "" };
      if (links.read(purpose, link) === null) return sendOn(request, reply, leadPages.linkInvalid);
      const fill = (html: string) => fillForm(html, { values: { link } });
      return deps.pages.sendChanged(reply, address, fill, 200) ?? reject(reply, "not_found");
    });
    app.post(address, { bodyLimit: 4_096, config: { operation: linkOperation(purpose) } }, async (request, reply) => {
      // Not limited: mail programs post for many people from few addresses, and only a signed link costs anything.
      const sent = { ...(request.query as object), ...(request.body as object) };
      const id = links.read(purpose, given.safeParse(sent).data?.link ?? "");
      const found = id !== null && (await act(id, request.id));
      if (found) wake();
      // A mail program reads the status; a person should read a page.
      const isProgram = "List-Unsubscribe" in sent || isScripted(request);
      if (isProgram) return found ? reply.code(200).send("") : reject(reply, "link_invalid");
      return sendOn(request, reply, found ? done : leadPages.linkInvalid);
    });
  }

  /** Leads a browser on to a page, at the host that its form stood on. */
  function sendOn(request: FastifyRequest, reply: FastifyReply, address: string): FastifyReply {
    const { origin } = request.headers;
    const host = origin !== undefined && deps.allowedOrigins.includes(origin) ? origin : "";
    return reply.header("cache-control", "no-store").redirect(`${host}${address}`, 303);
  }
}

/** Whether the site's script sent the form, and wants data rather than a page. */
function isScripted(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.startsWith("application/json") === true;
}

function trapOf(marks: z.infer<typeof submissionMarks>): Trap | null {
  if (marks[trapField] !== "") return "decoy";
  return marks.elapsed !== undefined && marks.elapsed < fastestFormMs ? "haste" : null;
}

/** What was typed into the fields that the form has. */
function typed(form: LeadForm, body: unknown): Record<string, string> {
  const sent = entries.safeParse(body).data ?? {};
  const names = Object.keys(leadForms[form].shape);
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
}

import { storedAnswer } from "@latchwork/contract/lead-forms";
import type { LeadForm } from "@latchwork/contract/lead-pages";
import {
  analysesPerHour,
  analysesPerMinute,
  formsPerHour,
  formsPerNetworkAnHour,
  unprovenFormsPerHour,
  unprovenFormsPerNetworkAnHour,
} from "@latchwork/contract/limits";
import { keyAnalysesPerHour, keyAnalysesPerMinute } from "../keys/api-keys.ts";
import shown from "./examples.json" with { type: "json" };
import type { Operation } from "./operation.ts";
import {
  bookingForm,
  healthAnswer,
  linkForm,
  newsletterForm,
  openApiDocument,
  policyReport,
  policyReports,
} from "./schemas.ts";

const { tickets, challenge } = shown;
const token = Buffer.from(JSON.stringify({ challenge: challenge.challenge, solution: shown.solution })).toString(
  "base64",
);

export const previewOperation: Operation = {
  id: "analyseTicket",
  tag: "Analysis",
  summary: "Read one change ticket",
  description:
    "Answers with the findings that a security tester would raise on the change, each with the words that raised it and the micro test that would settle it.\n\n" +
    "Send an API key, or the solved challenge of `GET /verification/challenge` as `token`. " +
    `With a token: ${analysesPerMinute} a minute and ${analysesPerHour} an hour for one client. ` +
    `With a key: what it was made with, ${keyAnalysesPerMinute} a minute and ${keyAnalysesPerHour.toLocaleString("en-GB")} an hour unless told otherwise. ` +
    "The checks run in this order: key, size, shape, blank, rate, verification, capacity; a token is spent only when an analysis begins.",
  takesKey: true,
  examples: {
    withKey: { summary: "With an API key", value: { input: tickets.finding.input } },
    withToken: { summary: "With a solved challenge", value: { token, input: tickets.finding.input } },
  },
  answers: {
    200: {
      description: "The ticket was read.",
      examples: {
        finding: { summary: "A finding", value: tickets.finding.answer },
        harmless: { summary: "Nothing to test", value: tickets.harmless.answer },
        insufficient: { summary: "Too little is said", value: tickets.insufficient.answer },
      },
    },
  },
  refusals: [
    "request_invalid",
    "input_blank",
    "captcha_missing",
    "captcha_invalid",
    "captcha_expired",
    "key_invalid",
    "input_too_long",
    "rate_limited",
    "internal",
    "overloaded",
  ],
};

export const challengeOperation: Operation = {
  id: "getChallenge",
  tag: "Verification",
  summary: "Get a challenge for an analysis",
  description:
    "A proof of work, or the site key of Cloudflare Turnstile, which needs a browser. A challenge is good for five minutes and one analysis. `reader` names the language model that will read the ticket; absent, none will. 30 a minute for one client.",
  answers: {
    200: {
      description: "What to solve.",
      examples: {
        proofOfWork: { summary: "A proof of work", value: challenge },
        turnstile: { summary: "Cloudflare Turnstile", value: { kind: "turnstile", siteKey: "0x4AAAAAAAexample" } },
      },
    },
  },
  refusals: ["rate_limited", "internal", "overloaded"],
};

export const formChallengeOperation: Operation = {
  id: "getFormChallenge",
  tag: "Verification",
  summary: "Get a challenge for a form",
  description:
    "Always a proof of work, solved like that for an analysis. Optional: a form without one meets stricter limits. 30 a minute for one client.",
  answers: {
    200: { description: "What to solve.", examples: { proofOfWork: { summary: "A proof of work", value: challenge } } },
  },
  refusals: ["rate_limited", "internal", "overloaded"],
};

const forms: Record<
  LeadForm,
  Pick<Operation, "id" | "summary" | "examples"> & { schema: typeof bookingForm | typeof newsletterForm }
> = {
  "book-a-demo": {
    id: "bookDemo",
    summary: "Ask for a demo",
    schema: bookingForm,
    examples: {
      demo: {
        summary: "A demo for a team",
        value: {
          name: "Anna Lind",
          email: "anna@example.com",
          company: "Example Ltd",
          role: "Head of engineering",
          teamSize: "11-50",
          offer: "in-house",
          message: "We ship every other Tuesday.",
        },
      },
    },
  },
  newsletter: {
    id: "requestNewsletter",
    summary: "Ask for the newsletter",
    schema: newsletterForm,
    examples: { address: { summary: "An address", value: { email: "anna@example.com" } } },
  },
};

export function formOperation(form: LeadForm): Operation {
  const { schema, ...words } = forms[form];
  return {
    ...words,
    tag: "Forms",
    description:
      "JSON is answered with JSON, a plain form post with pages: a redirection when it was stored, else the form with what was typed and what is wrong. Thanks come once the form is on disk; a post that looks automated gets the same answer and is not kept.\n\n" +
      `30 posts a minute for one client. Stored at most: ${formsPerHour} an hour for one client and ${formsPerNetworkAnHour} for its network (/24, /48); ` +
      `without a solved challenge ${unprovenFormsPerHour} and ${unprovenFormsPerNetworkAnHour}.`,
    takes: { "application/json": schema, "application/x-www-form-urlencoded": schema },
    answers: {
      200: {
        description: "It is stored; for JSON.",
        schema: storedAnswer,
        examples: { stored: { summary: "Stored", value: { status: "stored" } } },
      },
      303: { description: "It is stored; for a form post.", headers: ["Location"], schema: null },
    },
    refusesAs: ["application/json", "text/html"],
    refusals: ["request_invalid", "form_too_long", "form_invalid", "rate_limited", "internal", "not_stored"],
  };
}

/** Of the two addresses that mails about the newsletter lead to. */
export function linkOperation(purpose: "confirm" | "unsubscribe"): Operation {
  const oneClick =
    purpose === "unsubscribe"
      ? " A mail program may post `List-Unsubscribe=One-Click` there (RFC 8058) and is answered by status alone."
      : "";
  return {
    id: purpose === "confirm" ? "confirmNewsletter" : "endNewsletter",
    tag: "Forms",
    summary: purpose === "confirm" ? "Begin the newsletter" : "End the newsletter",
    description: `What the button of the page does that a mail leads to. The link stands in the address or in the body.${oneClick}`,
    query: {
      name: "link",
      description: "What the mail's address has as `link`.",
      example: "0b6f5c1e-6f0e-4b57-9d43-1a2b3c4d5e6f.mwsi1hc0.cCvbEKFgwM3GBemZunIaWrbPZnggD2eBr5UNwNegypg",
    },
    takes: { "application/x-www-form-urlencoded": linkForm, "application/json": linkForm },
    answers: {
      200: { description: "Done; for JSON and for mail programs.", schema: null },
      303: {
        description: "To the page that says what came of it; for a form post.",
        headers: ["Location"],
        schema: null,
      },
    },
    refusals: ["request_invalid", "link_invalid", "form_too_long", "internal", "overloaded"],
  };
}

export const cspReportOperation: Operation = {
  id: "reportPolicyViolation",
  tag: "Service",
  summary: "Report what a page's policy blocked",
  description: "For browsers. Directive and blocked host are logged, nothing else. 30 a minute for one client.",
  takes: { "application/csp-report": policyReport, "application/reports+json": policyReports },
  examples: {
    blocked: {
      summary: "A blocked script",
      value: {
        "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "https://cdn.example.net/x.js" },
      },
    },
  },
  answers: { 204: { description: "Noted.", schema: null } },
  refusals: ["request_invalid", "rate_limited", "internal", "overloaded"],
};

export const healthOperation: Operation = {
  id: "getHealth",
  tag: "Service",
  summary: "The process is alive",
  description: "Says nothing of what it depends on: a supervisor restarts by this one.",
  answers: {
    200: {
      description: "It answers.",
      schema: healthAnswer,
      examples: { ok: { summary: "Alive", value: { status: "ok" } } },
    },
  },
  refusals: ["internal"],
};

export const readyOperation: Operation = {
  id: "getReadiness",
  tag: "Service",
  summary: "The service can serve visitors",
  description: "Storage takes a write and the engine is warm: a load balancer sends visitors by this one.",
  answers: {
    200: {
      description: "Send them.",
      schema: healthAnswer,
      examples: { ok: { summary: "Ready", value: { status: "ok" } } },
    },
  },
  refusals: ["internal", "overloaded"],
};

export const openApiOperation: Operation = {
  id: "getDescription",
  tag: "Service",
  summary: "Get this description",
  description: "OpenAPI 3.1, made from the schemas that the routes check with.",
  answers: {
    200: {
      description: "The description.",
      schema: openApiDocument,
      examples: { begin: { summary: "How it begins", value: { openapi: "3.1.0" } } },
    },
  },
  refusals: ["internal"],
};

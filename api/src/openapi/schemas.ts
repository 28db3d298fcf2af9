import { errorAnswer } from "@latchwork/contract/errors";
import {
  bookingFields,
  invalidFormAnswer,
  newsletterFields,
  storedAnswer,
  trapField,
} from "@latchwork/contract/lead-forms";
import { fastestFormMs, maxTicketLength } from "@latchwork/contract/limits";
import {
  asvsChapter,
  evidence,
  microTest,
  previewAnswer,
  previewAssessment,
  previewRequest,
  vulnerability,
} from "@latchwork/contract/preview";
import { challengeAnswer, outsideReader, puzzle } from "@latchwork/contract/verification";
import * as z from "zod";
import { errorCodes, errorNotes } from "./error-notes.ts";

interface Words {
  /** Its name among the description's components. Without one it is described in place. */
  id?: string;
  description?: string;
  examples?: unknown[];
  [extension: `x-${string}`]: unknown;
}

type Named = { schema: z.core.$ZodType; fields?: Record<string, string> } & Words;

function registryOf(all: readonly Named[]) {
  const registry = z.registry<Words>();
  for (const { schema, fields = {}, ...words } of all) {
    registry.add(schema, words);
    const shape = schema instanceof z.core.$ZodObject ? schema._zod.def.shape : {};
    for (const [name, description] of Object.entries(fields)) {
      const field = shape[name];
      if (field === undefined) throw new Error(`${words.id} has no field ${name}.`);
      if (!registry.has(field)) registry.add(field, { description });
    }
  }
  return registry;
}

/** What a form sends beside its fields, all of it optional. */
const marks = {
  key: z.uuid().optional(),
  elapsed: z.string().regex(/^\d+$/).optional(),
  token: z.string().max(4_000).optional(),
  [trapField]: z.literal("").optional(),
};
const markFields = {
  key: "A UUID that names this filling of the form, so that sending it again makes no second lead.",
  elapsed: `Milliseconds since the form was opened. Below ${fastestFormMs} it counts as a program's: it is answered as usual and not stored. Leave it out where nobody typed.`,
  token: "A solved challenge of `GET /verification/form-challenge`. Without it the limits are stricter.",
  [trapField]: "Stays empty: a form with it filled in counts as a program's, is answered as usual and not stored.",
};

/** The bodies of the forms as they travel: every value is text. */
export const bookingForm = z.object({ ...bookingFields.shape, ...marks });
export const newsletterForm = z.object({ ...newsletterFields.shape, ...marks });
export const linkForm = z.object({ link: z.string().max(200) });

/** What browsers report, loosely: each writes a little more or less. */
export const policyReport = z.looseObject({
  "csp-report": z.looseObject({ "effective-directive": z.string().optional(), "blocked-uri": z.string().optional() }),
});
export const policyReports = z.array(
  z.looseObject({ body: z.looseObject({ effectiveDirective: z.string(), blockedURL: z.string().optional() }) }),
);

export const healthAnswer = z.object({ status: z.literal("ok") });
export const openApiDocument = z.looseObject({ openapi: z.string() });

/** Schemas of what is sent. */
export const requestSchemas = registryOf([
  {
    schema: previewRequest,
    id: "PreviewRequest",
    description: "One change ticket.",
    fields: {
      input: `The ticket: title, description, acceptance criteria, a diff, in plain text or Markdown. Not blank, and at most ${maxTicketLength.toLocaleString("en-GB")} UTF-16 units (what \`length\` counts in JavaScript). Never stored or logged.`,
      token:
        "A solved challenge of `GET /verification/challenge`, good for five minutes and one analysis. Required without an API key, not read with one.",
      model:
        "`never`: no language model gets the ticket, even where one is set up; the engine reads it alone. Anything else is refused with `request_invalid`.",
    },
  },
  {
    schema: bookingForm,
    id: "DemoForm",
    description: "Asks for a demo. Every value is text.",
    fields: {
      name: "Whom to write to.",
      email: "Where. Trimmed and put in lower case.",
      company: "Whom they work for.",
      role: "What they do there.",
      teamSize: "How many write software there.",
      offer: "Which offer they are interested in.",
      message: "Anything else, in several lines.",
      marketing: "`on` to get the newsletter too; left out otherwise.",
      ...markFields,
    },
  },
  {
    schema: newsletterForm,
    id: "NewsletterForm",
    description: "Asks for the newsletter. It begins once the link in a mail was followed.",
    fields: { email: "Where it should go.", ...markFields },
  },
  {
    schema: linkForm,
    id: "LinkForm",
    description: "The link of a mail.",
    fields: { link: "What the mail's address has as `link`." },
  },
  { schema: policyReport, id: "PolicyReport", description: "A report as `report-uri` sends it (CSP level 2)." },
  {
    schema: policyReports,
    id: "PolicyReports",
    description: "Reports as `report-to` sends them (Reporting API). Ten are read.",
  },
]);

/** Schemas of what is answered. */
export const answerSchemas = registryOf([
  {
    schema: errorAnswer,
    id: "Error",
    description: "Every answer that is no success. The codes are a closed list; the sentences may be reworded.",
    fields: { error: "A sentence for people." },
  },
  {
    schema: errorAnswer.shape.code,
    description: "For programs.",
    "x-enumDescriptions": Object.fromEntries(errorCodes.map((code) => [code, errorNotes[code]])),
  },
  {
    schema: previewAnswer,
    id: "PreviewAnswer",
    description: "Assessments of the ticket. Read the last element.",
    fields: { data: "One assessment or more; the last counts." },
  },
  {
    schema: previewAssessment,
    id: "Assessment",
    description:
      "What the change means for security. `testable` comes with at least one finding, `insufficient` with one to three questions.",
    fields: {
      testable: "Whether a micro test is worth its time.",
      insufficient: "Whether the ticket says too little to tell. The `questions` then ask for what is missing.",
      questions: "What to add to the ticket before sending it again.",
      vulnerabilities: "The findings, most severe first.",
      notes: "What else should be known, such as that the ticket gives its reader orders.",
      engine: "What made it: `embedded`, or a language model's name.",
      elapsedMs: "How long it took, in milliseconds.",
    },
  },
  {
    schema: vulnerability,
    id: "Finding",
    description: "One question that the change raises.",
    fields: {
      name: "The finding in one line.",
      description: "Which words of the ticket raise it, what could go wrong, and why the severity.",
      cwe: "The weakness, as MITRE's CWE numbers it: the number that labelled benchmarks count the finding by.",
      weakness: "The closer CWE, to file the finding under. Absent where that is `cwe`.",
      severity: "How bad it would be.",
      confidence: "How sure the engine is that the weakness is worth a test, from 0 to 1.",
      evidence: "The words of the ticket that raised it.",
    },
  },
  {
    schema: asvsChapter,
    id: "AsvsChapter",
    description: "Where the OWASP ASVS 5 asks for what would prevent it.",
    fields: { chapter: "Such as `V8`.", name: "The chapter's name." },
  },
  {
    schema: evidence,
    id: "Span",
    description: "A part of `input`, counted in UTF-16 units.",
    fields: { start: "Of the first unit.", end: "Exclusive: one past the last unit." },
  },
  {
    schema: microTest,
    id: "MicroTest",
    description: "The short penetration test that settles the finding.",
    fields: {
      title: "What it tries.",
      minutes: "Tester's time, 45 to 120: to run a manual test, or to write an automated one once.",
      kind: "Whether a script can run it.",
      setUp: "What has to be there first.",
      steps: "In this order.",
      failsIf: "The answer that proves the weakness.",
    },
  },
  {
    schema: challengeAnswer,
    id: "Challenge",
    description: "What a client has to do before it asks, and who will read the ticket.",
  },
  {
    schema: puzzle,
    id: "ProofOfWorkChallenge",
    description: "A signed puzzle of ALTCHA, version 2. Its parameters go back unchanged.",
    fields: { parameters: "What to compute with.", signature: "The service's own signature over the parameters." },
  },
  {
    schema: outsideReader,
    id: "OutsideReader",
    description: "A language model that reads tickets beside the engine.",
    fields: {
      name: "Its name.",
      host: "The host that tickets are sent to; absent when the model runs on the service's own machine.",
    },
  },
  { schema: storedAnswer, id: "Stored", description: "The form is on disk, or looked automated and is not kept." },
  {
    schema: invalidFormAnswer,
    id: "FormError",
    description: "Which fields need another look.",
    fields: { fields: "One sentence for each field at fault, by its name." },
  },
  { schema: healthAnswer, id: "Health", description: "All is well." },
  { schema: openApiDocument, id: "OpenApiDocument", description: "This description, OpenAPI 3.1." },
]);

import * as z from "zod/mini";

/** A span of the ticket that raised a finding. UTF-16 units, `end` exclusive, `start < end`. */
export const evidence = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
});
export type Evidence = z.infer<typeof evidence>;

/** Most severe first. */
export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/**
 * The short penetration test of a finding. `minutes` is tester time, 45 to 120: to run a manual one,
 * to write an automated one. `setUp` is what has to be there
 * first; each step says as whom what is sent with which values; `failsIf` is the answer that is the failure.
 */
export const microTest = z.object({
  title: z.string(),
  minutes: z.int().check(z.positive()),
  kind: z.enum(["manual", "automated"]),
  setUp: z.string(),
  steps: z.array(z.string()).check(z.minLength(1)),
  failsIf: z.string(),
});
export type MicroTest = z.infer<typeof microTest>;

/** A chapter of the OWASP ASVS 5, as `V8`, with its name. */
export const asvsChapter = z.object({ chapter: z.string().check(z.regex(/^V\d+$/)), name: z.string() });
export type AsvsChapter = z.infer<typeof asvsChapter>;

const cweNumber = z.string().check(z.regex(/^CWE-\d+$/));

/** One finding. `cwe` is written `CWE-639`; `confidence` runs from 0 to 1. */
export const vulnerability = z.object({
  name: z.string(),
  description: z.string(),
  /** The number that the benchmarks' label tables count it by. Where `weakness` stands beside it, that is the closer entry. */
  cwe: cweNumber,
  /** The entry of the CWE list to file it under, where that is not `cwe`. */
  weakness: z.optional(cweNumber),
  asvs: z.optional(asvsChapter),
  severity: z.enum(severities),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** The first is what the description quotes. */
  evidence: z.array(evidence),
  microTest: microTest,
});
export type Vulnerability = z.infer<typeof vulnerability>;

/** What the minutes of an automated micro test are for, and what comes then: its runs take none of a tester's. */
export const automatedEffort = { minutes: "to write", test: "then automated" } as const;

/** What a micro test takes, in words. */
export function effortOf(
  { minutes, kind }: Pick<MicroTest, "minutes" | "kind">,
  unit: "min" | "minutes" = "min",
): string {
  const time = `${minutes} ${unit}`;
  return kind === "automated" ? `${time} ${automatedEffort.minutes}, ${automatedEffort.test}` : `${time}, manual`;
}

/** The entry of the CWE list that a finding is shown and filed under, or what another back end says in its place. */
export function weaknessOf(finding: Pick<Vulnerability, "cwe" | "weakness">): string;
export function weaknessOf(finding: Pick<ReadVulnerability, "cwe" | "weakness">): string | undefined;
export function weaknessOf({ cwe, weakness }: Pick<ReadVulnerability, "cwe" | "weakness">): string | undefined {
  return weakness ?? cwe;
}

/** The order of findings: the most severe first, of equals the one with the highest confidence. */
export function byImportance(a: Vulnerability, b: Vulnerability): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.confidence - a.confidence;
}

/**
 * The answer to one ticket. `testable` is never true without a finding;
 * `insufficient` is never true without one to three questions.
 */
export const assessment = z.object({
  testable: z.boolean(),
  insufficient: z.boolean(),
  questions: z.array(z.string()).check(z.maxLength(3)),
  vulnerabilities: z.array(vulnerability),
  /** What else should be known of the ticket: that it gives its analyst orders, say. */
  notes: z.optional(z.array(z.string())),
});
export type Assessment = z.infer<typeof assessment>;

/** An assessment as it is sent: with the engine that made it, and its wall time in whole milliseconds. */
export const previewAssessment = z.extend(assessment, {
  engine: z.string(),
  elapsedMs: z.int().check(z.nonnegative()),
});
export type PreviewAssessment = z.infer<typeof previewAssessment>;

/**
 * Body of `POST /intelligence/preview`; `input` is the ticket's text, and `token` is left out only beside an API key.
 * Length and blankness have error codes of their own, so they are not in the shape. `model: "never"` keeps the ticket
 * from every language model: the engine reads it alone, whatever is set up.
 */
export const previewRequest = z.object({
  token: z.optional(z.string()),
  input: z.string(),
  model: z.optional(z.literal("never")),
});
/** The same as a page sends it: who will read stands beside the ticket before it is sent. */
export type PreviewRequest = Required<Pick<z.infer<typeof previewRequest>, "token" | "input">>;

/** Answer of `POST /intelligence/preview`. The last element counts. */
export const previewAnswer = z.object({ data: z.array(previewAssessment).check(z.minLength(1)) });
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/** A field another back end may lack or fill otherwise: it is then absent, and the rest still counts. */
const extra = <Schema extends z.core.$ZodType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const readMicroTest = z.extend(microTest, {
  setUp: extra(z.string()),
  steps: extra(z.array(z.string())),
  failsIf: extra(z.string()),
});

const readVulnerability = z.object({
  name: z.string(),
  description: z.string(),
  cwe: extra(z.string()),
  weakness: extra(z.string()),
  asvs: extra(asvsChapter),
  severity: extra(z.enum(severities)),
  confidence: extra(z.number()),
  evidence: extra(z.array(evidence)),
  microTest: extra(readMicroTest),
});

const readAssessment = z.object({
  testable: z.boolean(),
  vulnerabilities: z.array(readVulnerability),
  insufficient: extra(z.boolean()),
  questions: extra(z.array(z.string())),
  notes: extra(z.array(z.string())),
  engine: extra(z.string()),
  elapsedMs: extra(z.number()),
});

/** An assessment as a page may rely on it: whatever the back end, these four fields and perhaps more. */
export type ReadVulnerability = z.infer<typeof readVulnerability>;
export type ReadAssessment = z.infer<typeof readAssessment>;

const receivedAnswer = z.object({ data: z.array(z.unknown()).check(z.minLength(1)) });

/** The last element of an answer's data, or null when the answer has no such element of that shape. */
export function readPreviewAnswer(body: unknown): ReadAssessment | null {
  const read = receivedAnswer.safeParse(body);
  if (!read.success) return null;
  return readAssessment.safeParse(read.data.data.at(-1)).data ?? null;
}

import * as z from "zod/mini";

/** A stretch of the ticket. UTF-16 units, `end` exclusive, `start < end`. */
export const evidence = z.object({
  start: z.int().check(z.nonnegative()),
  end: z.int().check(z.positive()),
});
export type Evidence = z.infer<typeof evidence>;

/** Gravest first. */
export const severities = ["high", "medium", "low"] as const;
export type Severity = (typeof severities)[number];

/**
 * The short test that would settle a finding. `minutes` is tester time, 45 to 120. `setUp` is what has to be there
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

/** One finding. `cwe` is written `CWE-639`; `confidence` runs from 0 to 1. */
export const vulnerability = z.object({
  name: z.string(),
  description: z.string(),
  cwe: z.string().check(z.regex(/^CWE-\d+$/)),
  asvs: z.optional(asvsChapter),
  severity: z.enum(severities),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /** The first is what the description tells. */
  evidence: z.array(evidence),
  microTest: microTest,
});
export type Vulnerability = z.infer<typeof vulnerability>;

/** The order that findings are told in: the gravest first, of equals the surest. */
export function byImportance(a: Vulnerability, b: Vulnerability): number {
  return severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.confidence - a.confidence;
}

/**
 * What an analyst says of one ticket. `testable` is never true without a finding;
 * `insufficient` is never true without one to three questions.
 */
export const judgement = z.object({
  testable: z.boolean(),
  insufficient: z.boolean(),
  questions: z.array(z.string()).check(z.maxLength(3)),
  vulnerabilities: z.array(vulnerability),
  /** What the reader should know beside the findings: that the ticket gives its analyst orders, say. */
  notes: z.optional(z.array(z.string())),
});
export type Judgement = z.infer<typeof judgement>;

/** A judgement, and who made it in how long. `elapsedMs` is wall time in whole milliseconds. */
export const assessment = z.extend(judgement, {
  engine: z.string(),
  elapsedMs: z.int().check(z.nonnegative()),
});
export type Assessment = z.infer<typeof assessment>;

/** Body of `POST /intelligence/preview`. Length and blankness have error codes of their own, so they are not in the shape. */
export const previewRequest = z.object({ token: z.string(), input: z.string() });
export type PreviewRequest = z.infer<typeof previewRequest>;

/** Answer of `POST /intelligence/preview`. The last element counts. */
export const previewAnswer = z.object({ data: z.array(assessment).check(z.minLength(1)) });
export type PreviewAnswer = z.infer<typeof previewAnswer>;

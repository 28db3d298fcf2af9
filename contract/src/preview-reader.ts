import * as z from "zod/mini";
import { asvsChapter, evidence, microTest, severities } from "./preview.ts";

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

const answer = z.object({ data: z.array(z.unknown()).check(z.minLength(1)) });

/** The last element of an answer's data, or null when the answer has no such element of that shape. */
export function readPreviewAnswer(body: unknown): ReadAssessment | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  return readAssessment.safeParse(read.data.data.at(-1)).data ?? null;
}

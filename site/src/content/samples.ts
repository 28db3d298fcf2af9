import raw from "@latchwork/content/samples.yaml?raw";
import { maxTicketLength } from "@latchwork/contract/limits";
import * as z from "zod";
import { readWords, text, verbatim } from "./words.ts";

export const sampleKeys = [
  "new-api-endpoint",
  "sso-provider",
  "bug-fix-forgotten-password",
  "onboarding-copy",
  "add-contact-form",
] as const;
export type SampleKey = (typeof sampleKeys)[number];

const sample = z.strictObject({ label: text, ticket: verbatim.max(maxTicketLength) });

export interface Sample {
  key: SampleKey;
  label: string;
  ticket: string;
}

const read = readWords("samples.yaml", raw, z.record(z.enum(sampleKeys), sample));

/** The sample tickets in the order of their buttons. */
export const samples: readonly Sample[] = sampleKeys.map((key) => ({ key, ...read[key] }));

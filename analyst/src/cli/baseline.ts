import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import { FINGERPRINT } from "@latchwork/contract/sarif";
import * as z from "zod/mini";
import { CommandError, type Environment, readText } from "./environment.ts";

const result = z.object({ partialFingerprints: z.optional(z.record(z.string(), z.unknown())) });
const log = z.object({
  version: z.literal("2.1.0"),
  runs: z.array(z.object({ results: z.optional(z.array(result)) })),
});

/** Tells findings that an earlier run's SARIF log already has. Throws a CommandError when the file is no such log. */
export async function readBaseline(
  file: string | undefined,
  environment: Environment,
): Promise<(finding: PlacedFinding) => boolean> {
  if (file === undefined) return () => false;
  const known = new Set(fingerprintsIn(await readText(file, environment), file));
  return ({ fingerprint }) => known.has(fingerprint);
}

function fingerprintsIn(text: string, file: string): unknown[] {
  let read: ReturnType<typeof log.safeParse>;
  try {
    read = log.safeParse(JSON.parse(text));
  } catch (error) {
    throw new CommandError(`${file} is not JSON, so no baseline.`, { cause: error });
  }
  if (!read.success) throw new CommandError(`${file} is not a SARIF 2.1.0 log, so no baseline.`);
  const results = read.data.runs.flatMap((run) => run.results ?? []);
  const found = results.map(({ partialFingerprints }) => partialFingerprints?.[FINGERPRINT]);
  if (found.includes(undefined)) {
    throw new CommandError(`${file} has results without "${FINGERPRINT}": this tool did not write it.`);
  }
  return found;
}

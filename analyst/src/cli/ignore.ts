import type { PlacedFinding } from "@latchwork/contract/fingerprints";
import * as z from "zod/mini";
import { findUpward } from "./config.ts";
import { type Environment, readText } from "./environment.ts";
import { matchesGlob } from "./glob.ts";
import { slug } from "./tool.ts";
import { readYaml } from "./yaml-file.ts";

const day = z.string({ error: "has to be a day, such as 2027-03-31" }).check(
  z.refine((value) => /^\d{4}-\d\d-\d\d$/.test(value) && isoDay(new Date(`${value}T00:00Z`)) === value, {
    error: "has to be a day, such as 2027-03-31",
  }),
);
const entry = z
  .strictObject({
    fingerprint: z.optional(
      z
        .string({ error: "has to be 16 hexadecimal digits, in quotes" })
        .check(z.regex(/^[\da-f]{16}$/, { error: "has to be 16 hexadecimal digits, in quotes" })),
    ),
    cwe: z.optional(
      z
        .string({ error: "has to be written CWE-639" })
        .check(z.regex(/^CWE-\d+$/, { error: "has to be written CWE-639" })),
    ),
    path: z.optional(z.string({ error: "has to be a path, such as src/admin/**" })),
    reason: z
      .string({ error: "is needed: why this is dismissed" })
      .check(z.refine((reason) => reason.trim() !== "", { error: "is needed: why this is dismissed" })),
    until: day,
  })
  .check(
    z.refine(
      ({ fingerprint, cwe, path }) =>
        fingerprint === undefined ? cwe !== undefined && path !== undefined : cwe === undefined && path === undefined,
      { error: "an entry names a fingerprint, or a cwe and a path" },
    ),
  );
const shape = z.array(entry, { error: "has to be a list of entries, each with a reason and a day" });
type Entry = z.infer<typeof entry>;

/** What the ignore file dismisses. */
export interface Ignored {
  readonly covers: (finding: PlacedFinding) => boolean;
  /** Sentences on entries that have expired, and on those that covered nothing so far. */
  readonly remarks: () => string[];
}

/** Reads the ignore file named, or the one found from this folder upward. Throws a CommandError when it is not as it has to be. */
export async function readIgnored(named: string | undefined, environment: Environment): Promise<Ignored> {
  const file = named ?? (await findUpward(`.${slug}-ignore.yaml`, environment));
  if (file === undefined) return { covers: () => false, remarks: () => [] };
  const content = await readText(file, environment);
  if (content.replace(/#.*/g, "").trim() === "") return { covers: () => false, remarks: () => [] };
  const { value: entries, lineOf } = await readYaml(file, content, shape);
  const today = isoDay(environment.date());
  const used = new Set<Entry>();
  const current = entries.filter(({ until }) => until >= today);
  return {
    covers(finding) {
      const found = current.filter((one) => fits(one, finding));
      for (const one of found) used.add(one);
      return found.length > 0;
    },
    remarks() {
      const line = (one: Entry) => lineOf([entries.indexOf(one)]);
      const expired = entries.filter(({ until }) => until < today);
      const unused = current.filter((one) => !used.has(one));
      return [
        ...expired.map((one) => `${file}, line ${line(one)}: expired after ${one.until}, no longer applied.`),
        ...(unused.length > 0
          ? [`${file}: nothing read now fits the entry at line ${unused.map(line).join(", ")}.`]
          : []),
      ];
    },
  };
}

function fits({ fingerprint, cwe, path }: Entry, finding: PlacedFinding): boolean {
  if (fingerprint !== undefined) return fingerprint === finding.fingerprint;
  return cwe === finding.rule && finding.places.some((place) => matchesGlob(place.path, path ?? ""));
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

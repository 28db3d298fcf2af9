import type { ReadAssessment, ReadVulnerability } from "@latchwork/contract/preview";

/** What an edit of the ticket changed in its findings. */
export interface Changes {
  /** Places, from 0, of findings that were not there before. */
  appeared: ReadonlySet<number>;
  /** Names of findings that are no longer made. */
  gone: readonly string[];
}

/** A finding is the same when its weakness is: its name and words follow the ticket. */
const identity = ({ cwe, name }: ReadVulnerability): string => cwe ?? name;

/** Compares two assessments of one ticket. */
export function changesBetween(before: ReadAssessment, now: ReadAssessment): Changes {
  const left = before.vulnerabilities.map((vulnerability) => ({
    id: identity(vulnerability),
    name: vulnerability.name,
  }));
  const appeared = new Set<number>();
  now.vulnerabilities.forEach((vulnerability, place) => {
    const same = left.findIndex(({ id }) => id === identity(vulnerability));
    if (same === -1) appeared.add(place);
    else left.splice(same, 1);
  });
  return { appeared, gone: left.map(({ name }) => name) };
}

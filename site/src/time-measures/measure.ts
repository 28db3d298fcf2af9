/** A finding by the numbers of its days. */
export interface Finding {
  reported: number;
  /** Undefined while it is open. */
  fixed?: number | undefined;
  /** When the flaw first ran in production, where that is known. */
  introduced?: number | undefined;
}

/** A day on which something closed, and the share that was still open after it. */
export interface Step {
  day: number;
  underObservation: number;
  closed: number;
  open: number;
}

export interface Measures {
  count: number;
  closed: number;
  /** Mean and median of the closed alone; undefined when none is. */
  closedMean: number | undefined;
  closedMedian: number | undefined;
  /** The mean, were everything closed on the day of counting: the true one is not below it. */
  leastMean: number | undefined;
  /** First day by which half are closed, open ones counted; undefined when that is not reached. */
  median: number | undefined;
  steps: Step[];
  /** The same of the closed alone. */
  closedSteps: Step[];
  within: number;
  /** Of those reported at least `within` days before, how many were closed within them. */
  due: number;
  closedInTime: number;
  detection: Detection | undefined;
}

export interface Detection {
  dated: number;
  /** Reported before they ran anywhere: no exposure, and in no average. */
  beforeRelease: number;
  undated: number;
  mean: number | undefined;
  median: number | undefined;
  longest: number | undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const mean = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? sum(numbers) / numbers.length : undefined;

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return mean(sorted.slice(sorted.length % 2 ? middle : middle - 1, middle + 1));
}

interface Time {
  days: number;
  closed: boolean;
}

/**
 * The Kaplan–Meier estimate: at every closing, the share still open is
 * multiplied by the fraction of those under observation that stayed open. What
 * is open on the day that something else closes was under observation then.
 */
export function survival(times: readonly Time[]): Step[] {
  const steps: Step[] = [];
  let open = 1;
  for (const day of [...new Set(times.flatMap(({ days, closed }) => (closed ? days : [])))].sort((a, b) => a - b)) {
    const underObservation = times.filter(({ days }) => days >= day).length;
    const closed = times.filter((time) => time.closed && time.days === day).length;
    open *= 1 - closed / underObservation;
    steps.push({ day, underObservation, closed, open });
  }
  return steps;
}

/** Products of fractions miss a half by the last bit. */
const half = 0.5 + 1e-9;

export const medianOf = (steps: readonly Step[]): number | undefined => steps.find(({ open }) => open <= half)?.day;

/**
 * What the articles on time measures compute, of findings as they stood on a
 * day. What was closed later was open then; what was reported later is left out.
 */
export function measure(all: readonly Finding[], countedOn: number, within: number): Measures {
  const findings = all.filter(({ reported }) => reported <= countedOn);
  const times = findings.map(({ reported, fixed = Number.POSITIVE_INFINITY }) => {
    const closed = fixed <= countedOn;
    return { reported, closed, days: (closed ? fixed : countedOn) - reported };
  });
  const closed = times.filter((time) => time.closed);
  const days = closed.map((time) => time.days);
  const due = times.filter(({ reported }) => countedOn - reported >= within);
  const steps = survival(times);
  return {
    count: times.length,
    closed: closed.length,
    closedMean: mean(days),
    closedMedian: median(days),
    leastMean: mean(times.map((time) => time.days)),
    median: medianOf(steps),
    steps,
    closedSteps: survival(closed),
    within,
    due: due.length,
    closedInTime: due.filter((time) => time.closed && time.days <= within).length,
    detection: findings.some(({ introduced }) => introduced !== undefined) ? detection(findings) : undefined,
  };
}

function detection(findings: readonly Finding[]): Detection {
  const exposures = findings.flatMap(({ introduced, reported }) =>
    introduced === undefined ? [] : reported - introduced,
  );
  const dated = exposures.filter((days) => days >= 0);
  return {
    dated: dated.length,
    beforeRelease: exposures.length - dated.length,
    undated: findings.length - exposures.length,
    mean: mean(dated),
    median: median(dated),
    longest: dated.length > 0 ? Math.max(...dated) : undefined,
  };
}

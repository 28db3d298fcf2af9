import { expect, test } from "vitest";
import { dayOf, isoOf } from "./days.ts";
import { type Finding, measure, medianOf, survival } from "./measure.ts";

/** Times with a plus are censored, as statisticians print them. */
const times = (printed: string) =>
  printed.split(" ").map((time) => ({ days: Number.parseFloat(time), closed: !time.endsWith("+") }));

test("the example of Kaplan and Meier's own paper comes out as printed there", () => {
  // Journal of the American Statistical Association 53 (1958), section 1.
  const steps = survival(times("0.8 1.0+ 2.7+ 3.1 5.4 7.0+ 9.2 12.1+"));
  expect(steps.map(({ day }) => day)).toEqual([0.8, 3.1, 5.4, 9.2]);
  const shares = [7 / 8, 7 / 10, 21 / 40, 21 / 80];
  for (const [index, share] of shares.entries()) expect(steps[index]?.open).toBeCloseTo(share, 12);
});

test("Freireich's leukaemia patients, the textbooks' example, come out as the NAG library prints them", () => {
  // https://support.nag.com/numeric/nl/nagdoc_27/examples/baseresults/g12aace.r.html; closings come before censoring.
  const steps = survival(times("6 6 6 6+ 7 9+ 10 10+ 11+ 13 16 17+ 19+ 20+ 22 23 25+ 32+ 32+ 34+ 35+"));
  const printed = [0.857, 0.807, 0.753, 0.69, 0.627, 0.538, 0.448];
  expect(steps.map(({ day }) => day)).toEqual([6, 7, 10, 13, 16, 22, 23]);
  expect(steps.map(({ open }) => Number(open.toFixed(3)))).toEqual(printed);
  expect(medianOf(steps)).toBe(23);
});

/** Numbers from 0 to 1, the same for a seed. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

const countedOn = 20_000;
const sample = (seed: number): Finding[] => {
  const drawn = numbers(seed);
  const next = (below: number) => Math.floor((drawn.next().value ?? 0) * below);
  return Array.from({ length: 1 + next(30) }, () => {
    const reported = countedOn - next(120);
    return { reported, fixed: next(3) === 0 ? undefined : reported + next(90), introduced: reported - next(200) + 10 };
  });
};
const samples = Array.from({ length: 200 }, (_, index) => sample(index + 1));

/** Efron's other way to the same estimate: from the left, each censored one hands its weight to those that last longer. */
function redistributed(findings: readonly Finding[]): Map<number, number> {
  const all = findings
    .map(({ reported, fixed }) =>
      fixed !== undefined && fixed <= countedOn
        ? { days: fixed - reported, closed: true }
        : { days: countedOn - reported, closed: false },
    )
    .sort((a, b) => a.days - b.days || Number(b.closed) - Number(a.closed))
    .map((time) => ({ ...time, weight: 1 / findings.length }));
  const open = new Map<number, number>();
  let left = 1;
  for (const [index, time] of all.entries()) {
    const later = all.slice(index + 1);
    if (!time.closed) for (const other of later) other.weight += time.weight / later.length;
    else {
      left -= time.weight;
      open.set(time.days, left);
    }
  }
  return open;
}

test("the estimate is that of another method, falls, and stays above the closed alone", () => {
  for (const [index, findings] of samples.entries()) {
    const { steps, closedSteps, count, closed, closedMean, leastMean } = measure(findings, countedOn, 30);
    const other = redistributed(findings);
    expect(steps, `sample ${index + 1}`).toHaveLength(other.size);
    let before = 1;
    for (const { day, open, underObservation, closed: closings } of steps) {
      expect(open, `sample ${index + 1}, day ${day}`).toBeCloseTo(other.get(day) ?? Number.NaN, 9);
      expect(open).toBeLessThan(before);
      expect(closings).toBeLessThanOrEqual(underObservation);
      expect(open + 1e-9).toBeGreaterThanOrEqual(closedSteps.find((step) => step.day === day)?.open ?? 0);
      before = open;
    }
    expect(closed).toBe(steps.reduce((sum, step) => sum + step.closed, 0));
    expect(count).toBe(findings.length);
    if (closed > 0) expect(closedSteps.at(-1)?.open).toBeCloseTo(0, 9);
    if (closed === count) expect(leastMean).toBeCloseTo(closedMean ?? Number.NaN, 9);
  }
});

test("the order of the lines, and findings of later days, change nothing", () => {
  for (const findings of samples) {
    const answer = measure(findings, countedOn, 30);
    const later = { reported: countedOn + 1, fixed: countedOn + 2, introduced: countedOn };
    expect(measure([later, ...findings.toReversed()], countedOn, 30)).toEqual(answer);
  }
});

test("what was closed after the day of counting was open on it", () => {
  const finding = { reported: 100, fixed: 110 };
  expect(measure([finding], 109, 5)).toMatchObject({ closed: 0, leastMean: 9, median: undefined });
  expect(measure([finding], 110, 5)).toMatchObject({ closed: 1, leastMean: 10, median: 10 });
});

test("a share counts who is old enough to the day, and who was closed in time to the day", () => {
  const share = (finding: Finding, day: number) => {
    const { due, closedInTime } = measure([finding], day, 30);
    return [closedInTime, due];
  };
  expect(share({ reported: 100, fixed: 101 }, 129)).toEqual([0, 0]);
  expect(share({ reported: 100, fixed: 101 }, 130)).toEqual([1, 1]);
  expect(share({ reported: 100, fixed: 130 }, 200)).toEqual([1, 1]);
  expect(share({ reported: 100, fixed: 131 }, 200)).toEqual([0, 1]);
});

test("half closed is the median, whatever fractions make of it", () => {
  for (let count = 2; count <= 60; count += 2) {
    const findings = Array.from({ length: count }, (_, index) => ({ reported: 0, fixed: index + 1 }));
    expect(measure(findings, 100, 30).median).toBe(count / 2);
  }
});

test("what ran nowhere before its report has no exposure, and what has no date is counted", () => {
  const findings = [
    { reported: 50, introduced: 40 },
    { reported: 50, introduced: 30 },
    { reported: 50, introduced: 60 },
    { reported: 50 },
  ];
  const detection = { dated: 2, beforeRelease: 1, undated: 1, mean: 15, median: 15, longest: 20 };
  expect(measure(findings, 50, 30).detection).toEqual(detection);
  expect(measure([{ reported: 50 }], 50, 30).detection).toBeUndefined();
});

test("nothing is measured of nothing", () => {
  expect(measure([], 0, 30)).toMatchObject({
    count: 0,
    closedMean: undefined,
    leastMean: undefined,
    median: undefined,
  });
});

test("a day is a day of the calendar", () => {
  for (const day of ["1970-01-01", "2024-02-29", "2026-12-31"]) expect(isoOf(dayOf(day) ?? 0)).toBe(day);
  for (const day of ["2023-02-29", "2024-04-31", "2024-13-01", "2024-5-1", ""]) expect(dayOf(day)).toBeUndefined();
});

import measured from "@latchwork/content/benchmark.json";
import { kept } from "@latchwork/content/real-tickets.json";
import { expect, test } from "vitest";
import { alarmFigures, alarmsOnOthers, bestThresholds } from "./alarms.ts";

test("each threshold gives what the reliability table adds up to from it on", () => {
  const { reliability, inUse } = measured;
  const risky = reliability.reduce((sum, row) => sum + Math.round(row.tickets * row.is), 0);
  const rows = alarmsOnOthers(measured).map(({ from, ...alarms }) => ({
    from,
    shares: alarmFigures(alarms).map(({ part, whole }) => part / whole),
  }));
  expect(rows.map(({ from }) => from)).toEqual([0.1, 0.2, 0.3, 0.4, inUse.from, 0.5, 0.6, 0.7, 0.8, 0.9]);
  for (const { from, shares } of rows.filter((row) => row.from !== inUse.from)) {
    const [above, below] = [true, false].map((isAbove) =>
      reliability
        .filter(({ said }) => said > from === isAbove)
        .reduce(
          (sum, { tickets, is }) => ({
            risky: sum.risky + Math.round(tickets * is),
            harmless: sum.harmless + tickets - Math.round(tickets * is),
          }),
          { risky: 0, harmless: 0 },
        ),
    ) as [Record<"risky" | "harmless", number>, Record<"risky" | "harmless", number>];
    const alarms = above.risky + above.harmless;
    const expected = [
      above.risky / risky,
      above.risky / alarms,
      alarms / (alarms + below.risky + below.harmless),
      above.harmless / (above.harmless + below.harmless),
    ];
    for (const [at, share] of expected.entries()) expect(shares[at]).toBeCloseTo(share, 10);
  }
  // The one in use is a row of shares by itself.
  const [found, right, alarmed, falsely] = rows.find(({ from }) => from === inUse.from)?.shares ?? [];
  for (const [share, shown] of [
    [inUse.riskyFound, found],
    [inUse.alarmsRight, right],
    [inUse.falseAlarms, falsely],
  ])
    expect(shown).toBeCloseTo(share ?? 0, 3);
  expect(rows.map(({ shares }) => shares[2])).toContain(alarmed);
  for (const at of [0, 2, 3]) {
    const falling = rows.map(({ shares }) => shares[at] ?? 0);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  }
});

test("a threshold is called the best from the price on at which it costs least", () => {
  const told = bestThresholds();
  expect(told.map(({ from }) => from)).toEqual([0.9, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2, 0.1, 0]);
  // The benchmark's page gives this as its example.
  expect(told.findLast(({ price }) => price <= 2)?.from).toBe(0.3);
  // And says where the one in use is the best.
  expect(told.map(({ from }) => from)).not.toContain(measured.inUse.from);
  const onOthers = alarmsOnOthers(measured).toSorted(
    (a, b) => a.falseAlarms - 1.1 * a.found - (b.falseAlarms - 1.1 * b.found),
  );
  expect(onOthers[0]?.from).toBe(measured.inUse.from);
  const nothing = { from: 1, found: 0, falseAlarms: 0 };
  const costOf = ({ found, falseAlarms }: typeof nothing, price: number) => falseAlarms - price * found;
  const { tickets, risky } = kept.all;
  const everything = { from: 0, found: risky, falseAlarms: tickets - risky };
  for (let price = 0.05; price < 20; price += 0.01) {
    const [cheapest] = [nothing, everything, ...kept.byThreshold].toSorted(
      (a, b) => costOf(a, price) - costOf(b, price),
    );
    expect(told.findLast((one) => one.price <= price)?.from ?? nothing.from, `${price}`).toBe(cheapest?.from);
  }
});

import { kept } from "@latchwork/content/real-tickets.json";
import { type Measured, type MeasuredSet, riskyIn, sumOf, withoutTunedRule } from "./measured.ts";

/** How many tickets are risky, and how many a reader marked rightly and needlessly. */
export interface Alarms {
  tickets: number;
  risky: number;
  found: number;
  falseAlarms: number;
}

/** The same, of a reader that marks what is given a probability from so much on. */
export interface AlarmsFrom extends Alarms {
  from: number;
}

/** What the tables of thresholds show of them: each a share with its counts. */
export function alarmFigures({ tickets, risky, found, falseAlarms }: Alarms) {
  const alarms = found + falseAlarms;
  return [
    { part: found, whole: risky },
    { part: found, whole: alarms },
    { part: alarms, whole: tickets },
    { part: falseAlarms, whole: tickets - risky },
  ];
}

/**
 * On the real tickets of the other projects, by the thresholds that were counted on the tickets kept aside. Of these
 * only shares in three digits are on record, so the counts may be off by a few.
 */
export function alarmsOnOthers({ reliability, inUse }: Measured): AlarmsFrom[] {
  const tickets = sumOf(reliability, (row) => row.tickets);
  const risky = sumOf(reliability, riskyIn);
  return kept.byThreshold.map(({ from }) => {
    if (from === inUse.from) {
      const found = Math.round(inUse.riskyFound * risky);
      return { from, tickets, risky, found, falseAlarms: Math.round(inUse.falseAlarms * (tickets - risky)) };
    }
    const alarms = reliability.slice(Math.round(from * reliability.length));
    const found = sumOf(alarms, riskyIn);
    return { from, tickets, risky, found, falseAlarms: sumOf(alarms, (row) => row.tickets) - found };
  });
}

/**
 * From which price of a miss, in false alarms, each threshold costs least on the tickets kept aside: those on the lower
 * hull of false alarms over risky tickets found, from where nothing is marked to where every ticket is (from 0).
 */
export function bestThresholds(): { from: number; price: number }[] {
  const { tickets, risky } = kept.all;
  const rows = [...kept.byThreshold, { from: 0, found: risky, falseAlarms: tickets - risky }];
  const best: { from: number; price: number }[] = [];
  let at = { found: 0, falseAlarms: 0 };
  for (;;) {
    const lower = rows.filter(({ found }) => found > at.found);
    const priced = lower.map((row) => ({ row, price: (row.falseAlarms - at.falseAlarms) / (row.found - at.found) }));
    const [next] = priced.toSorted((a, b) => a.price - b.price);
    if (next === undefined) return best;
    best.push({ from: next.row.from, price: next.price });
    at = next.row;
  }
}

/** On the tickets kept aside. */
export function alarmsOf({ rows, tickets }: MeasuredSet, reader: "engine" | "untuned" | "search" | "matcher"): Alarms {
  const { riskyFound, falseAlarmTickets } = reader === "untuned" ? withoutTunedRule({ rows }) : rows[reader];
  return { tickets, risky: riskyFound.whole, found: riskyFound.part, falseAlarms: falseAlarmTickets.part };
}

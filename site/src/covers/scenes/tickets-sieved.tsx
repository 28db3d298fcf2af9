import * as z from "zod";
import { sceneWith } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Label } from "../vocabulary/Label.tsx";

const perRow = 61;
const count = z.int().min(1);

/** Where the n-th of `some` stands among `all`, spread evenly. */
const spread = (some: number, all: number) =>
  new Set(times(some).map((index) => Math.floor(((index + 0.5) * all) / some)));

/** One stroke a ticket: all that were read, those that got a testing sequence, those that held a vulnerability. */
export const ticketsSieved = sceneWith(
  { read: count.max(4 * perRow), sequences: count, vulnerabilities: count },
  ({ read, sequences, vulnerabilities }) => {
    const tested = spread(sequences, read);
    const places = [...tested];
    const marked = new Set([...spread(vulnerabilities, sequences)].map((index) => places[index]));
    const strokes = (wanted: (ticket: number) => boolean) =>
      times(read)
        .filter(wanted)
        .map((ticket) => `M${52 + (ticket % perRow) * 9} ${40 + Math.floor(ticket / perRow) * 60}v44`)
        .join("");
    return (
      <>
        <path d={strokes((ticket) => !tested.has(ticket))} strokeWidth="2" className="stroke-rule-strong" />
        <path d={strokes((ticket) => tested.has(ticket) && !marked.has(ticket))} strokeWidth="5" />
        <path d={strokes((ticket) => marked.has(ticket))} strokeWidth="9" className="stroke-signal" />
        <Label at={[48, 352]} size="numeral">
          {String(read)}
        </Label>
        <Label at={[352, 352]} size="numeral" anchor="middle">
          {String(sequences)}
        </Label>
        <Label at={[592, 352]} size="numeral" anchor="end" tone="signal">
          {String(vulnerabilities)}
        </Label>
      </>
    );
  },
);

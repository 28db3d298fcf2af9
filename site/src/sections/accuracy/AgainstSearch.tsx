import { kept } from "@latchwork/content/real-tickets.json";
import type { Content } from "../../content/schemas/index.ts";
import { TitledNotes } from "../../ui/TitledNotes.tsx";
import { FilledTable } from "./FilledTable.tsx";
import { formatNumber } from "./measured.ts";
import { Section } from "./Section.tsx";

const compared = [
  { counted: "riskyFound", figure: "riskyFound" },
  { counted: "alarmsRight", figure: "alarmsRight" },
  { counted: "falseAlarms", figure: "falseAlarmTickets" },
  { counted: "verdict", figure: "verdict" },
] as const;
const sides = ["both", "engine", "search", "neither"] as const;

/** What the engine has over the simplest search, in percentage points, and which tickets only one of the two alarms on. */
export function AgainstSearch(props: {
  words: Content<"benchmark">["search"];
  figures: Content<"how-good-is-it">["figures"];
}) {
  const { words, figures } = props;
  const { overlap } = words;
  const { risky, others } = kept.besideSearch;
  const bare = (gain: number) => Math.abs(100 * gain).toFixed(1);
  const signed = (gain: number) => `${bare(gain)} ${gain < 0 ? words.fewer : words.more}`;
  const ends = (from: number, to: number) => {
    if (from < 0 && to > 0) return [signed(from), signed(to)];
    return [bare(from), bare(to)].toSorted((a, b) => Number(a) - Number(b));
  };
  const points = ([gain = 0, from = 0, to = 0]: readonly number[]) =>
    `${signed(gain)} (${ends(from, to).join(` ${words.to} `)})`;

  return (
    <Section id="search" words={words}>
      <FilledTable
        columns={words.columns}
        rows={compared.map(({ counted, figure }) => [
          figures[figure].title,
          points(kept.gainOverSearch[counted]),
          points(kept.untunedOverSearch[counted]),
        ])}
      />
      <div className="mt-10">
        <FilledTable
          columns={overlap.columns}
          rows={[
            ...sides.map((side) => [overlap.rows[side], formatNumber(risky[side]), formatNumber(others[side])]),
            [overlap.all, formatNumber(kept.all.risky), formatNumber(kept.all.tickets - kept.all.risky)],
          ]}
        />
      </div>
      <TitledNotes notes={words.notes} />
    </Section>
  );
}

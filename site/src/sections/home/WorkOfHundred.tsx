import measured from "@latchwork/content/benchmark.json" with { type: "json" };
import type { Content } from "../../content/schemas/index.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { fillFigures } from "../accuracy/measured.ts";
import { workOfHundred } from "./work-of-hundred.ts";

/** What a hundred changes ask of people, so that a reader can size an offer before asking for one. */
export function WorkOfHundred({ words }: { words: Content<"home">["deployment"]["work"] }) {
  const { heading, figures, note } = fillFigures(words, workOfHundred(measured));
  return (
    <section aria-labelledby="work-heading">
      <h3 id="work-heading" className="inset pt-8 pb-5 font-bold font-display text-subhead lg:pt-14">
        {heading}
      </h3>
      <FiguresRow figures={figures} />
      <p className="inset border-rule border-b py-4 text-muted text-small">
        <span className="block max-w-[50em]">{note}</span>
      </p>
    </section>
  );
}

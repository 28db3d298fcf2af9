import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { Ticket } from "../../ui/Ticket.tsx";
import { AccuracySection } from "./AccuracySection.tsx";

type Words = AccuracyWords["wrong"];
type Mistake = Measured["mistakes"][number];

/** Tickets on which the engine failed, with what it should have said. */
export function Mistakes({ words, mistakes }: { words: Words; mistakes: readonly Mistake[] }) {
  return (
    <AccuracySection id="mistakes" words={words}>
      <ul className="grid gap-10 lg:grid-cols-2">
        {mistakes.map((mistake) => (
          <li key={mistake.id}>
            <Ticket number={mistake.id}>
              <p className="whitespace-pre-line break-words font-mono text-note">{mistake.text}</p>
            </Ticket>
            <dl className="mt-5 grid gap-3 text-base">
              <Answer label={words.expected} answer={mistake.expected} words={words} />
              <Answer label={words.said} answer={mistake.said} words={words} />
            </dl>
          </li>
        ))}
      </ul>
    </AccuracySection>
  );
}

function Answer({ label, answer, words }: { label: string; answer: Mistake["said"]; words: Words }) {
  const said = answer === "vague" ? words.vague : answer.length === 0 ? words.nothing : answer.join("; ");
  return (
    <div className="border-rule border-t pt-3">
      <dt className="fact text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium">{said}</dd>
    </div>
  );
}

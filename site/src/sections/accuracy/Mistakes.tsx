import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { Ticket } from "../../ui/Ticket.tsx";

type Words = AccuracyWords["wrong"];
type Mistake = Measured["mistakes"][number];

/** Tickets on which the engine failed, with what it should have said. */
export function Mistakes({ words, mistakes }: { words: Words; mistakes: readonly Mistake[] }) {
  return (
    <section className="frame inset border-rule border-t py-16 lg:py-20" aria-labelledby="mistakes-heading">
      <h2 id="mistakes-heading" className="text-h2">
        {words.heading}
      </h2>
      <p className="mt-4 mb-10 max-w-[40em] text-muted">{words.lead}</p>
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
    </section>
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

import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { Ticket } from "../../ui/Ticket.tsx";
import { AccuracySection } from "./AccuracySection.tsx";
import { Answers } from "./Answers.tsx";

type Mistakes = Measured["mistakes"]["written"];

/** Written tickets on which the engine failed, whole. */
export function WrittenMistakes({ words, mistakes }: { words: AccuracyWords["wrong"]; mistakes: Mistakes }) {
  return (
    <AccuracySection id="written-mistakes" words={words.written}>
      <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        {mistakes.map(({ id, text, expected, said }) => (
          <li key={id} className="min-w-0">
            <Ticket number={id}>
              <p className="whitespace-pre-line break-words font-mono text-small">{text}</p>
            </Ticket>
            <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
              <Answers words={words} expected={expected} said={said} />
            </dl>
          </li>
        ))}
      </ul>
    </AccuracySection>
  );
}

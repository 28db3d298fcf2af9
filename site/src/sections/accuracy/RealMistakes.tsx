import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { AccuracySection } from "./AccuracySection.tsx";
import { Answers } from "./Answers.tsx";

type Mistakes = Measured["mistakes"]["real"];

/** Real tickets on which the engine failed: where they stand, never what they say. */
export function RealMistakes({ words, mistakes }: { words: AccuracyWords["wrong"]; mistakes: Mistakes }) {
  return (
    <AccuracySection id="real-mistakes" words={words.real}>
      <ul className="border-ink border-t-[1.5px]">
        {mistakes.map(({ source, url, expected, said }) => (
          <li
            key={source}
            className="grid gap-x-10 gap-y-3 border-rule border-b py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
          >
            <p className="min-w-0 break-words font-mono text-small">
              {url ? (
                <OutsideLink href={url} className="link inline-block py-0.5">
                  {source}
                </OutsideLink>
              ) : (
                <>
                  {source} <span className="block font-text text-muted text-small">{words.real.noAddress}</span>
                </>
              )}
            </p>
            <dl className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
              <Answers words={words} expected={expected} said={said} />
            </dl>
          </li>
        ))}
      </ul>
    </AccuracySection>
  );
}

import type { Content } from "../../content/schemas/index.ts";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import type { Measured } from "./measured.ts";
import { Section } from "./Section.tsx";

type Words = Content<"how-good-is-it">["wrong"];
/** Weaknesses, or the verdict where there is none. */
type Answer<Weakness> = string | readonly Weakness[];
type Expected = Answer<{ weakness: string; found: boolean }>;
type Said = Answer<{ finding: string; fits: boolean }>;

/** Real tickets on which the engine failed: where they stand, never what they say. */
export function RealMistakes({ words, mistakes }: { words: Words; mistakes: Measured["mistakes"]["real"] }) {
  return (
    <Section id="wrong" words={words}>
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
                  {source} <span className="block font-text text-muted text-small">{words.noAddress}</span>
                </>
              )}
              <span className="mt-1 block font-text text-base">{gistOf(source, words)}</span>
            </p>
            <Answers words={words} expected={expected} said={said} className="gap-x-10" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function gistOf(source: string, { gists }: Words): string {
  const gist = gists[source];
  if (gist === undefined) throw new RangeError(`content: how-good-is-it.yaml has no gist of ${source}.`);
  return gist;
}

/** Written tickets on which the engine failed, whole. */
export function WrittenMistakes(props: {
  heads: { heading: string; lead: string };
  words: Words;
  mistakes: Measured["mistakes"]["written"];
}) {
  const { heads, words, mistakes } = props;
  return (
    <Section id="written-mistakes" words={heads}>
      <ul className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
        {mistakes.map(({ id, text, expected, said }) => (
          <li key={id} className="min-w-0">
            <Ticket number={id}>
              <p className="whitespace-pre-line break-words font-mono text-small">{text}</p>
            </Ticket>
            <Answers words={words} expected={expected} said={said} className="mt-5 gap-x-8" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What the reviewers say of a ticket, and what the engine said. */
export function Answers(props: { words: Words; expected: Expected; said: Said; className: string }) {
  const { words, expected, said, className } = props;
  const answers = [
    {
      whose: words.expected,
      all: inWords(expected, words, ({ weakness, found }) => ({
        says: weakness,
        verdict: found ? words.found : words.notFound,
      })),
    },
    {
      whose: words.said,
      all: inWords(said, words, ({ finding, fits }) => ({ says: finding, verdict: fits ? words.fits : words.fitsNot })),
    },
  ];
  return (
    <dl className={`grid gap-y-3 sm:grid-cols-2 ${className}`}>
      {answers.map(({ whose, all }) => (
        <div key={whose}>
          <dt className="fact text-muted">{whose}</dt>
          {all.map(({ says, verdict }) => (
            <dd key={says} className="mt-0.5 text-base">
              <WithNumber says={says} />
              {verdict && <span className="block text-fact text-muted">{verdict}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Told {
  says: string;
  verdict?: string;
}

/** The weaknesses, or that there is nothing, or something to test but no class that two reviewers name. */
function inWords<Weakness>(answer: Answer<Weakness>, words: Words, tell: (one: Weakness) => Told): readonly Told[] {
  if (typeof answer === "string") return [{ says: words[answer as "vague" | "testable"] }];
  return answer.length === 0 ? [{ says: words.nothing }] : answer.map(tell);
}

/** Keeps a weakness's number from being broken at its hyphen. */
function WithNumber({ says }: { says: string }) {
  const [number] = /\(CWE-\d+\)$/.exec(says) ?? [];
  if (number === undefined) return says;
  return (
    <>
      {says.slice(0, -number.length)}
      <span className="whitespace-nowrap">{number}</span>
    </>
  );
}

import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";

type Mistake = Measured["mistakes"]["real"][number];

interface Props {
  words: AccuracyWords["wrong"];
  expected: Mistake["expected"];
  said: Mistake["said"];
}

/** What the reviewers say of a ticket, and what the engine said: two items of a description list. */
export function Answers({ words, expected, said }: Props) {
  return (
    <>
      <Answer label={words.expected} says={inWords(expected, words)} />
      <Answer label={words.said} says={inWords(said, words)} />
    </>
  );
}

function inWords(answer: Mistake["expected"], words: Props["words"]): readonly string[] {
  if (typeof answer === "string") return [words[answer]];
  return answer.length === 0 ? [words.nothing] : answer;
}

function Answer({ label, says }: { label: string; says: readonly string[] }) {
  return (
    <div>
      <dt className="fact text-muted">{label}</dt>
      {says.map((each) => (
        <dd key={each} className="mt-0.5 text-base">
          <WithNumber says={each} />
        </dd>
      ))}
    </div>
  );
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

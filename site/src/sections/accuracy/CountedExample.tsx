import type { Content } from "../../content/schemas/index.ts";
import { Ticket } from "../../ui/Ticket.tsx";
import { Answers } from "./Mistakes.tsx";
import type { Measured } from "./measured.ts";
import { Section } from "./Section.tsx";

interface Props {
  words: Content<"how-good-is-it">;
  mistakes: Measured["mistakes"]["written"];
}

/** One ticket with what was expected and said of it, and what each figure makes of that. */
export function CountedExample({ words, mistakes }: Props) {
  const { example, figures, wrong } = words;
  const shown = mistakes.find(({ id }) => id === example.ticket);
  if (!shown) throw new RangeError(`content: ${example.ticket} is not among the written tickets that it got wrong.`);
  return (
    <Section id="example" words={example}>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <Ticket number={shown.id}>
            <p className="whitespace-pre-line break-words font-mono text-small">{shown.text}</p>
          </Ticket>
          <Answers words={wrong} expected={shown.expected} said={shown.said} className="mt-5 gap-x-8" />
        </div>
        <div>
          <dl className="border-ink border-t-[1.5px]">
            {Object.entries(example.counted).map(([figure, says]) => (
              <div key={figure} className="border-rule border-b py-3">
                <dt className="font-semibold">{figures[figure as keyof typeof example.counted].title}</dt>
                <dd className="mt-0.5 text-base text-muted">{says}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 max-w-[36em] text-base">{example.moral}</p>
        </div>
      </div>
    </Section>
  );
}

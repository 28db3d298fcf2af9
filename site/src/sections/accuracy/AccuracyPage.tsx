import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { ClassTable } from "./ClassTable.tsx";
import { CountAgain } from "./CountAgain.tsx";
import { Opening } from "./Opening.tsx";
import { RealMistakes } from "./RealMistakes.tsx";
import { RealSet } from "./RealSet.tsx";
import { Reliability } from "./Reliability.tsx";
import { Speed } from "./Speed.tsx";
import { WrittenMistakes } from "./WrittenMistakes.tsx";
import { WrittenSet } from "./WrittenSet.tsx";

/** What was measured on which tickets and by whom, what it got wrong, and how to count it again. Real tickets first. */
export function AccuracyPage({ words, measured }: { words: AccuracyWords; measured: Measured }) {
  const { sets, mistakes } = measured;
  return (
    <article>
      <Opening words={words} />
      <RealSet words={words} set={sets.real} />
      <HowCounted words={words.how} />
      <RealMistakes words={words.wrong} mistakes={mistakes.real} />
      <Reliability words={words.reliability} rows={measured.reliability} />
      <ClassTable words={words.classes} classes={measured.classes} />
      <WrittenSet words={words} set={sets.written} />
      <WrittenMistakes words={words.wrong} mistakes={mistakes.written} />
      <Speed words={words.speed} time={measured.times.engine} />
      <CountAgain words={words.again} measured={measured} />
      <Closing words={words.closing} />
    </article>
  );
}

function HowCounted({ words }: { words: AccuracyWords["how"] }) {
  return (
    <section className="frame inset grid gap-x-14 gap-y-5 border-rule border-t py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-20">
      <h2 className="text-h3">{words.heading}</h2>
      <div className="prose">
        {words.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function Closing({ words }: { words: AccuracyWords["closing"] }) {
  return (
    <section className="border-rule border-t">
      <div className="frame inset grid items-end gap-x-12 gap-y-8 py-16 md:grid-cols-[1fr_auto] lg:py-24">
        <div>
          <h2 className="max-w-[16em] text-h2">{words.heading}</h2>
          <p className="mt-5 max-w-[36em] text-lead text-muted">{words.lead}</p>
        </div>
        <a href={paths.changeAnalysisTool} className={buttonClass("signal")}>
          Analyse a ticket
        </a>
      </div>
    </section>
  );
}

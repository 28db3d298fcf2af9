import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { Glyph } from "../../ui/Glyph.tsx";
import { ClassTable } from "./ClassTable.tsx";
import { FigureBars } from "./FigureBars.tsx";
import { Mistakes } from "./Mistakes.tsx";

const number = new Intl.NumberFormat("en-GB");

/** What was measured on what, what it got wrong, and how to count it again. */
export function AccuracyPage({ words, measured }: { words: AccuracyWords; measured: Measured }) {
  const { engine: time } = measured.times;
  return (
    <article>
      <header className="frame inset pt-6 pb-12 lg:pb-16">
        <a href={paths.changeAnalysisTool} className="link inline-block py-2 text-base">
          <Glyph name="back" className="mr-1.5" />
          Back to the tool
        </a>
        <h1 className="mt-8 text-[clamp(2.5rem,4.4vw+0.75rem,4.5rem)] leading-[0.94]">{words.title}</h1>
        <p className="mt-6 max-w-[38em] text-lede text-muted">{words.lead}</p>
      </header>
      <div className="frame">
        <FiguresRow
          figures={[
            { figure: number.format(measured.tickets), says: "tickets kept aside" },
            { figure: number.format(measured.harmless), says: "of them change nothing about security" },
            { figure: number.format(measured.vague), says: "say too little to judge" },
          ]}
        />
      </div>
      <section className="frame inset py-16 lg:py-20" aria-labelledby="measured-heading">
        <h2 id="measured-heading" className="mb-10 text-h2">
          {words.measured.heading}
        </h2>
        <FigureBars words={words.measured} measured={measured} />
        <p className="mt-8 max-w-[44em] text-muted text-small">{words.measured.note}</p>
      </section>
      <section className="frame inset grid gap-x-14 gap-y-5 border-rule border-t py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-20">
        <h2 className="text-h3">{words.how.heading}</h2>
        <div className="prose">
          {words.how.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <Mistakes words={words.wrong} mistakes={measured.mistakes} />
      <ClassTable words={words.classes} classes={measured.classes} />
      <section className="frame border-rule border-t" aria-labelledby="speed-heading">
        <div className="inset py-12">
          <h2 id="speed-heading" className="text-h2">
            {words.speed.heading}
          </h2>
          <p className="mt-4 max-w-[40em] text-muted">{words.speed.text}</p>
        </div>
        <FiguresRow
          figures={[
            { figure: `${time.p50} ms`, says: "half of the tickets took less" },
            { figure: `${time.p99} ms`, says: "99 of 100 took less" },
            { figure: number.format(time.perSecond), says: "tickets a second on one core" },
          ]}
        />
      </section>
      <section className="frame inset py-16 lg:py-20" aria-labelledby="again-heading">
        <h2 id="again-heading" className="text-h2">
          {words.again.heading}
        </h2>
        <p className="mt-4 max-w-[40em] text-muted">{words.again.text}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <pre tabIndex={0} className="my-6 overflow-x-auto border border-rule-strong bg-sheet p-5 font-mono text-note">
          <code>{`npm run benchmark\nnpm run benchmark -- YOUR-TICKETS.jsonl\n\nkept part, sha256 ${measured.corpus}`}</code>
        </pre>
        <p className="max-w-[40em] text-muted text-small">{words.again.privacy}</p>
      </section>
      <section className="border-rule border-t">
        <div className="frame inset grid items-end gap-x-12 gap-y-8 py-16 md:grid-cols-[1fr_auto] lg:py-24">
          <div>
            <h2 className="max-w-[16em] text-h2">{words.closing.heading}</h2>
            <p className="mt-5 max-w-[36em] text-lede text-muted">{words.closing.lead}</p>
          </div>
          <a href={paths.changeAnalysisTool} className={buttonClass("signal")}>
            Analyse a ticket
          </a>
        </div>
      </section>
    </article>
  );
}

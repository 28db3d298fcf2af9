import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { QuestionTimeline } from "./QuestionTimeline.tsx";
import { ReadExcerpt } from "./ReadExcerpt.tsx";

const drawings = { "tools-miss": <ReadExcerpt />, "micro-tests": <QuestionTimeline /> };

export function ReviewsAndTests({ words }: { words: Content<"home">["tabs"] }) {
  return (
    <section className="border-rule border-t" aria-labelledby="tabs-heading">
      <div className="frame">
        <h2 id="tabs-heading" className="inset pt-16 pb-9 text-h2 lg:pt-24">
          {words.heading}
        </h2>
        <Tabs
          label="What the platform does"
          tabs={words.items.map((item) => ({
            value: item.value,
            label: item.label,
            panel: (
              <div className="inset grid gap-x-14 gap-y-10 py-10 lg:grid-cols-[1fr_1fr] lg:py-14">
                <div>
                  <h3 className="font-display text-h3">{item.title}</h3>
                  <p className="mt-4 max-w-[34em] text-muted">{item.text}</p>
                  <ul className="mt-6 grid gap-3 text-base">
                    {item.points.map((point) => (
                      <li key={point} className="grid grid-cols-[1.5rem_1fr]">
                        <Glyph name="on" className="mt-1 text-signal-text" />
                        {point}
                      </li>
                    ))}
                  </ul>
                  <a href={`${paths.howItWorks}#${item.anchor}`} className={`mt-8 ${buttonClass("outline")}`}>
                    {item.learn}
                  </a>
                </div>
                <div className="self-center">{drawings[item.value]}</div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  );
}

import type { Content } from "../../content/schemas/index.ts";
import { SprintYear } from "./SprintYear.tsx";

/** Three points beside one drawing: a year of sprints, one of them tested. */
export function Problem({ words }: { words: Content<"home">["problem"] }) {
  return (
    <section className="frame" aria-labelledby="problem-heading">
      <div className="inset pt-16 pb-12 lg:pt-28">
        <h2 id="problem-heading" className="max-w-[15em] text-h2">
          {words.heading}
        </h2>
        <SprintYear title={words.drawing} />
      </div>
      <ol className="grid border-rule border-t md:grid-cols-3">
        {words.points.map(({ title, text }, index) => (
          <li
            key={title}
            data-fade={index * 150}
            className="inset border-rule pt-7 pb-12 not-first:border-t md:not-first:border-t-0 md:not-first:border-l lg:pb-16"
          >
            <h3 className="font-display text-h3">{title}</h3>
            <p className="mt-3 text-base text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

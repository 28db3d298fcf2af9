import type { Content } from "../../content/schemas/index.ts";
import { Chapter, type ChapterProps } from "./Chapter.tsx";
import { YearOfChanges } from "./YearOfChanges.tsx";

/** Three points below one drawing: a year of changes, one week of which was tested. */
export function Problem({ words, ...journey }: ChapterProps<Content<"home">["problem"]>) {
  return (
    <Chapter {...journey} labelledBy="problem-heading">
      <h2 id="problem-heading" className="inset max-w-[15em] pt-6 text-h2">
        {words.heading}
      </h2>
      <YearOfChanges words={words.year} />
      <ol className="grid border-rule border-t md:grid-cols-3">
        {words.points.map(({ title, text }, index) => (
          <li
            key={title}
            data-fade={index * 150}
            className="inset border-rule py-4.5 not-first:border-t md:pt-7 md:pb-14 md:not-first:border-t-0 md:not-first:border-l"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-base text-muted md:mt-3">{text}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

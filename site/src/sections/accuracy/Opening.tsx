import type { AccuracyWords } from "../../content/how-good-is-it.ts";
import { paths } from "../../routes.ts";
import { Glyph } from "../../ui/Glyph.tsx";

/** What is counted, and beside it what nobody may overlook: who judged. */
export function Opening({ words }: { words: AccuracyWords }) {
  return (
    <header className="frame inset pt-6 pb-12 lg:pb-16">
      <a href={paths.changeAnalysisTool} className="link inline-block py-2 text-base">
        <Glyph name="back" className="mr-1.5" />
        Back to the tool
      </a>
      <h1 className="mt-8 text-h1">{words.title}</h1>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <p className="max-w-[34em] text-lead text-muted">{words.lead}</p>
        <div className="border-ink border-y-[1.5px] py-4">
          <h2 className="label">{words.plain.title}</h2>
          <p className="mt-1.5 text-base">{words.plain.text}</p>
        </div>
      </div>
    </header>
  );
}

import type { ReactNode } from "react";
import type { Content } from "../content/schemas/index.ts";
import { paths } from "../routes.ts";
import { Glyph } from "../ui/Glyph.tsx";

export function ToolOpening({ words, children }: { words: Content<"change-analysis-tool">; children: ReactNode }) {
  return (
    <div className="frame inset pt-6 pb-16 lg:pb-24">
      <a href={paths.resourceHub} className="link inline-block py-2 text-base print:hidden">
        <Glyph name="back" className="mr-1.5" />
        Back to Resources
      </a>
      <header className="mt-6 mb-9 grid items-end gap-x-12 gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="max-w-[9em] text-h1">{words.title}</h1>
        <p className="max-w-[36em] text-muted lg:pb-1">
          {`${words.lead} `}
          <a href={paths.howGoodIsIt} className="link underline underline-offset-4">
            How good is it?
          </a>
        </p>
      </header>
      <h2 className="sr-only">Analyse a ticket</h2>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { PieceBody } from "../piece/PieceBody.tsx";
import { PieceHead } from "../piece/PieceHead.tsx";
import { PieceInvitation } from "../piece/PieceInvitation.tsx";
import { type PieceFacts, PieceWords } from "../piece/PieceWords.tsx";
import { type CoverageRow, CoverageTable } from "./CoverageTable.tsx";

interface Props {
  guide: Required<PieceFacts> & {
    framework: { name: string; version: string; publisher: string; link: string };
    rows: readonly CoverageRow[];
  };
  brandName: string;
  contents: readonly Contents[];
  /** A named slot: the drawn cover. */
  cover?: ReactNode;
  children: ReactNode;
}

/** A compliance guide: what the framework asks, row by row, and how far the platform goes. */
export function GuidePage({ guide, brandName, contents, cover, children }: Props) {
  const { framework } = guide;
  return (
    <article className="frame">
      <PieceHead cover={cover} coverClass="lg:mt-[4.5rem] print:hidden">
        <PieceWords {...guide} />
        <p className="fact mt-1.5 text-muted">
          <a href={framework.link} className="link inline-block py-1" rel="noopener">
            {`${framework.name} ${framework.version}`}
          </a>
          {`, ${framework.publisher}`}
        </p>
      </PieceHead>
      <section className="border-rule border-t" aria-labelledby="coverage-heading">
        <h2 id="coverage-heading" className="inset pt-12 pb-7 text-[clamp(1.75rem,1.8vw+1rem,2.5rem)] leading-none">
          Coverage, clause by clause
        </h2>
        <CoverageTable rows={guide.rows} brandName={brandName} />
      </section>
      <PieceBody contents={contents}>{children}</PieceBody>
      <PieceInvitation
        words="See the evidence trail of one of your own changes, from ticket to retest."
        button="Schedule a Demo"
      />
    </article>
  );
}

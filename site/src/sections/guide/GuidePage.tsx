import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { PublicationBody } from "../publication/PublicationBody.tsx";
import { PublicationHead } from "../publication/PublicationHead.tsx";
import { PublicationInvitation } from "../publication/PublicationInvitation.tsx";
import { type PieceFacts, PublicationText } from "../publication/PublicationText.tsx";
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
      <PublicationHead cover={cover} coverClass="lg:mt-[4.5rem] print:hidden">
        <PublicationText {...guide} />
        <p className="fact mt-1.5 text-muted">
          <a href={framework.link} className="link inline-block py-1" rel="noopener">
            {`${framework.name} ${framework.version}`}
          </a>
          {`, ${framework.publisher}`}
        </p>
      </PublicationHead>
      <section className="border-rule border-t" aria-labelledby="coverage-heading">
        <h2 id="coverage-heading" className="inset pt-12 pb-7 text-subhead">
          Coverage, clause by clause
        </h2>
        <CoverageTable rows={guide.rows} brandName={brandName} />
      </section>
      <PublicationBody contents={contents}>{children}</PublicationBody>
      <PublicationInvitation
        words="See the evidence trail of one of your own changes, from ticket to retest."
        button="Schedule a Demo"
      />
    </article>
  );
}

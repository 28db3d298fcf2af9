import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { buttonClass } from "../../ui/button.ts";
import { PublicationBody } from "../publication/PublicationBody.tsx";
import { PublicationHead } from "../publication/PublicationHead.tsx";
import { PublicationInvitation } from "../publication/PublicationInvitation.tsx";
import { type PieceFacts, PublicationText } from "../publication/PublicationText.tsx";

interface Props {
  page: PieceFacts & { partner: string };
  /** Address of the page as a PDF, once there is one. */
  pdf: string | undefined;
  contents: readonly Contents[];
  /** A named slot: the drawn cover. */
  cover?: ReactNode;
  children: ReactNode;
}

/** What two companies do together, to be read here, sent on, or taken along as a PDF. */
export function PartnershipPage({ page, pdf, contents, cover, children }: Props) {
  return (
    <article className="frame">
      <PublicationHead cover={cover} coverClass="lg:mt-[4.5rem] print:hidden">
        <PublicationText {...page} />
        <p className="mt-7 flex flex-wrap gap-3 print:hidden">
          {pdf && (
            <a href={pdf} target="_blank" rel="noopener" className={buttonClass("ink", "small")}>
              Download PDF
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <button
            type="button"
            data-share-title={page.title}
            data-share-text={page.summary}
            className={`needs-script ${buttonClass("outline", "small")}`}
          >
            Share
          </button>
        </p>
      </PublicationHead>
      <PublicationBody contents={contents}>{children}</PublicationBody>
      <PublicationInvitation words={`Talk through what ${page.partner}'s testers would do with one of your tickets.`} />
    </article>
  );
}

import { brand } from "@latchwork/brand";
import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { ShareBlock } from "../../share/ShareBlock.tsx";
import { PublicationBody } from "../publication/PublicationBody.tsx";
import { PublicationHead } from "../publication/PublicationHead.tsx";
import { PublicationInvitation } from "../publication/PublicationInvitation.tsx";
import { type PieceFacts, PublicationText } from "../publication/PublicationText.tsx";

interface Props {
  head: Required<PieceFacts>;
  contents: readonly Contents[];
  /** The drawn cover: a named slot, which the type checker does not see. */
  cover?: ReactNode;
  /** The text, as HTML. */
  children: ReactNode;
}

/** An article, set like a page of a good magazine. */
export function ArticlePage({ head, contents, cover, children }: Props) {
  return (
    <article className="frame">
      <PublicationHead cover={cover} coverClass="lg:mt-[4.5rem]">
        <PublicationText {...head} />
      </PublicationHead>
      <PublicationBody contents={contents}>{children}</PublicationBody>
      <ShareBlock heading="Share this article" title={head.title} text={head.summary} />
      <PublicationInvitation
        words={`Bring ${brand.name} three tickets from your last sprint. We read them with you in thirty minutes.`}
      />
    </article>
  );
}

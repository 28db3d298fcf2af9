import { brand } from "@latchwork/brand";
import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { PieceBody } from "../piece/PieceBody.tsx";
import { PieceHead } from "../piece/PieceHead.tsx";
import { PieceInvitation } from "../piece/PieceInvitation.tsx";
import { type PieceFacts, PieceWords } from "../piece/PieceWords.tsx";
import { ShareBlock } from "../ShareBlock.tsx";

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
      <PieceHead cover={cover} coverClass="lg:mt-[4.5rem]">
        <PieceWords {...head} />
      </PieceHead>
      <PieceBody contents={contents}>{children}</PieceBody>
      <ShareBlock heading="Share this article" title={head.title} text={head.summary} />
      <PieceInvitation
        words={`Bring ${brand.name} three tickets from your last sprint. We read them with you in thirty minutes.`}
      />
    </article>
  );
}

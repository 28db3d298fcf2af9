import { brand } from "@latchwork/brand";
import { EmbeddedFrame } from "../embeds/EmbeddedFrame.tsx";
import { paths } from "../routes.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

/** The notice in its frame, with the way to it as a page of its own. */
export function PrivacyPage({ words }: { words: { title: string; lead: string } }) {
  const address = brand.frames.privacyDocument ?? paths.privacyDocument;
  return (
    <div className="frame inset pt-14 pb-16 lg:pt-20 lg:pb-24">
      <header className="pb-10">
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-5 max-w-[38em] text-lead text-muted">{words.lead}</p>
      </header>
      <EmbeddedFrame title="Privacy notice" address={address} height={600} holds="document">
        <OutsideLink href={address} className="link inline-block py-1">
          Open in a new tab
        </OutsideLink>
      </EmbeddedFrame>
    </div>
  );
}

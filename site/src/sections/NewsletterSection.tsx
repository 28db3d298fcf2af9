import { brand } from "@latchwork/brand";
import type { Content } from "../content/schemas/index.ts";
import { EmbeddedFrame, PlainWay } from "../embeds/EmbeddedFrame.tsx";
import { paths } from "../routes.ts";

/** The newsletter's form, in its frame. */
export function NewsletterSection({ words }: { words: Content<"newsletter">["section"] }) {
  const address = brand.frames.newsletterForm ?? paths.newsletterForm;
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="border-rule border-t">
      <div className="frame inset grid gap-x-12 gap-y-8 py-16 lg:grid-cols-[minmax(0,0.8fr)_minmax(0,1fr)] lg:py-24">
        <div>
          <h2 id="newsletter-heading" className="text-h2">
            {words.heading}
          </h2>
          <p className="mt-5 max-w-[30em] text-lead text-muted">{words.lead}</p>
        </div>
        <EmbeddedFrame title="Newsletter sign-up" address={address} height={400} holds="form" grow>
          <PlainWay href={address}>Open the form on its own</PlainWay>
        </EmbeddedFrame>
      </div>
    </section>
  );
}

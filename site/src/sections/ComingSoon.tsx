import { brand } from "@latchwork/brand";
import { type OutsideLinkId, paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { Ticket } from "../ui/Ticket.tsx";

const meanings: Record<OutsideLinkId, string> = {
  portal: `The customer portal of ${brand.name} opens here.`,
  event: `The events of ${brand.name} on ${brand.links.professionalNetwork.name} open here, with “${brand.event.title}” among them.`,
  "professional-network": `The ${brand.links.professionalNetwork.name} page of ${brand.name} opens here.`,
  "podcast-show": `The podcast of ${brand.name} on ${brand.links.podcastShow.service} opens here.`,
  "video-site": `The ${brand.links.videoSite.name} channel of ${brand.name} opens here.`,
};

/** Stands in for an outside address that the brand folder does not name yet. */
export function ComingSoon({ what }: { what: OutsideLinkId }) {
  return (
    <div className="frame inset grid min-h-[60vh] place-items-center py-16">
      <div className="w-full max-w-[34rem]">
        <Ticket number="LINK" kind={what} stacked>
          <h1 className="mb-4 text-h3">{meanings[what]}</h1>
          <p className="text-base text-muted">
            It has no address yet. Once the brand folder of this site names one, the link leads straight there.
          </p>
          <p className="mt-8 flex flex-wrap items-center justify-between gap-4">
            <a href={paths.home} className={buttonClass("outline")}>
              Return to Home
            </a>
            <Stamp tone="plain">Reserved</Stamp>
          </p>
        </Ticket>
      </div>
    </div>
  );
}

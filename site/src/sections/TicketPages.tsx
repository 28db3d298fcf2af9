import { brand } from "@latchwork/brand";
import { leadPages } from "@latchwork/contract/lead-pages";
import type { ComponentProps } from "react";
import { apiAddress } from "../api-client/api.ts";
import type { Content } from "../content/schemas/index.ts";
import { ByMail } from "../leads/ByMail.tsx";
import { type OutsideLinkId, paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { Ticket } from "../ui/Ticket.tsx";

type TicketProps = ComponentProps<typeof Ticket>;

/** A page that is one ticket in its middle: something has happened, or there is nothing here. */
function TicketPage(props: TicketProps & { placeClass?: string; widthClass: string }) {
  const { placeClass = "py-16 lg:py-24", widthClass, ...ticket } = props;
  return (
    <div className={`frame inset grid place-items-center ${placeClass}`}>
      <div className={`w-full ${widthClass}`}>
        <Ticket {...ticket} stacked />
      </div>
    </div>
  );
}

const bookingSteps = [
  {
    id: "confirmation",
    when: <ByMail sent="Within minutes" unsent="Now" />,
    what: (
      <ByMail sent="A confirmation arrives by e-mail." unsent="Your request is stored. No confirmation is mailed." />
    ),
  },
  { id: "call", when: "Within 24 hours", what: "We write or call to find a time." },
  { id: "demo", when: "30 minutes", what: "The demo itself, with three of your tickets." },
] as const;

/** The page after a booking. */
export function BookingSuccess() {
  return (
    <TicketPage number="DEMO" kind="Requested" widthClass="max-w-[42rem]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-h2">Thank you. It is on our desk.</h1>
        <Stamp tone="clear">Received</Stamp>
      </div>
      <ol className="mt-7 border-rule border-t">
        {bookingSteps.map(({ id, when, what }) => (
          <li key={id} className="grid gap-y-0.5 border-rule border-b py-3 text-base sm:grid-cols-[8.5rem_1fr]">
            <span className="fact pt-0.5 text-muted">{when}</span> {what}
          </li>
        ))}
      </ol>
      <p className="mt-7 text-base">
        {"Meanwhile: "}
        <a href={paths.howItWorks} className="link">
          how it works
        </a>
        {", or "}
        <a href={paths.customerStories} className="link">
          what customers say
        </a>
        .
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <a href={paths.home} className={buttonClass("signal")}>
          Return to Homepage
        </a>
        <a href={`mailto:${brand.supportEmail}`} className={buttonClass("outline")}>
          Contact Support
        </a>
      </div>
    </TicketPage>
  );
}

interface StepProps {
  step: keyof Content<"newsletter">["steps"];
  content: Content<"newsletter">;
}

/** One page of the way into the newsletter or out of it. Where a press is needed, the server puts the link's code in. */
export function NewsletterStep({ step, content: { steps, withoutMail } }: StepProps) {
  const words = steps[step];
  const unmailed = step === "requested" ? withoutMail.requested : undefined;
  const tone = step === "link-invalid" ? "signal" : step.endsWith("ed") ? "clear" : "plain";
  const say = (part: "heading" | "stamp" | "text") =>
    unmailed ? <ByMail sent={words[part]} unsent={unmailed[part]} /> : words[part];
  return (
    <TicketPage number="NEWS" kind="Newsletter" widthClass="max-w-[38rem]">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="max-w-[12em] text-h3">{say("heading")}</h1>
        <Stamp tone={tone}>{say("stamp")}</Stamp>
      </div>
      <p className="mt-5 text-base">{say("text")}</p>
      {step === "confirm" || step === "unsubscribe" ? (
        <form method="post" action={apiAddress(leadPages[step])} className="mt-7">
          <input type="hidden" name="link" />
          <button type="submit" className={buttonClass("signal")}>
            {words.button}
          </button>
        </form>
      ) : (
        <p className="mt-7">
          <a href={paths.resourceHub} className={buttonClass("outline")}>
            To the resource hub
          </a>
        </p>
      )}
    </TicketPage>
  );
}

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
    <TicketPage number="LINK" kind={what} placeClass="min-h-[60vh] py-16" widthClass="max-w-[34rem]">
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
    </TicketPage>
  );
}

/** A ticket that leads nowhere: the pages for a missing address and a failed server. */
export function VoidTicket(props: Omit<TicketProps, "aside" | "stacked"> & { stamp: string; heading: string }) {
  const { number, kind, stamp, heading, children } = props;
  return (
    <TicketPage
      number={<h1 className="font-mono font-semibold text-h4 tracking-normal">{number}</h1>}
      kind={kind}
      placeClass="min-h-[64vh] py-16"
      widthClass="max-w-[38rem]"
    >
      <p className="mb-3 font-bold font-display text-h2 tracking-tight">{heading}</p>
      <p className="max-w-[30em] text-base text-muted">{children}</p>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <a href={paths.home} className={buttonClass("signal")}>
          Return to Home
        </a>
        <Stamp tone="signal">{stamp}</Stamp>
      </div>
    </TicketPage>
  );
}

import { brand } from "@latchwork/brand";
import { leadPages } from "@latchwork/contract/lead-pages";
import type { ComponentProps, ReactNode } from "react";
import { apiAddress } from "../api-client/api.ts";
import type { Content } from "../content/schemas/index.ts";
import { ByMail } from "../leads/ByMail.tsx";
import { type OutsideLinkId, paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { TicketScene } from "../ui/TicketScene.tsx";

interface TicketPageProps extends Omit<ComponentProps<typeof TicketScene>, "stamp" | "children" | "className"> {
  tone: ComponentProps<typeof Stamp>["tone"];
  stamp: ReactNode;
  /** The stamp's small line. */
  small?: ReactNode;
  /** What the ticket says, line by line; blank lines where it says nothing. */
  lines?: readonly { id: string; when?: ReactNode; what: ReactNode }[];
  children: ReactNode;
}

/** A page that is one stamped ticket, with its words beside it: something has happened, or there is nothing here. */
function TicketPage({ tone, stamp, small, lines = [], children, ...ticket }: TicketPageProps) {
  return (
    <div className="overflow-x-clip">
      <div className="frame inset grid items-center gap-x-6 gap-y-10 pt-8 pb-14 lg:min-h-[36rem] lg:grid-cols-12 lg:py-16">
        <div className="lg:col-span-5 lg:pr-6">{children}</div>
        <div className="min-w-0 max-lg:-ml-(--inset) lg:col-span-7">
          <TicketScene
            {...ticket}
            stamp={
              <Stamp tone={tone} size="large" small={small}>
                {stamp}
              </Stamp>
            }
          >
            {lines.length === 0 ? (
              <div className="ticket-scene-blank" />
            ) : (
              <ol className="ticket-scene-lines">
                {lines.map(({ id, when, what }) => (
                  <li key={id}>
                    {when && <span className="ticket-scene-when">{when}</span>} {what}
                  </li>
                ))}
              </ol>
            )}
          </TicketScene>
        </div>
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
    <TicketPage
      number="DEMO"
      kind="Requested"
      tone="clear"
      stamp="Received"
      small="It is on our desk"
      lines={bookingSteps}
    >
      <h1 className="text-display *:block *:text-balance">
        <span>Thank you.</span> <span>It is on our desk.</span>
      </h1>
      <p className="mt-6 text-lead">
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
      <div className="mt-8 flex flex-wrap gap-3">
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
    <TicketPage number="NEWS" kind="Newsletter" tone={tone} stamp={say("stamp")}>
      <h1 className="text-h1">{say("heading")}</h1>
      <p className="mt-5 text-lead text-muted">{say("text")}</p>
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
  event: `The events of ${brand.name} on ${brand.links.professionalNetwork.name} open here.`,
  "professional-network": `The ${brand.links.professionalNetwork.name} page of ${brand.name} opens here.`,
  "podcast-show": `The podcast of ${brand.name} on ${brand.links.podcastShow.service} opens here.`,
  "video-site": `The ${brand.links.videoSite.name} channel of ${brand.name} opens here.`,
};

/** Stands in for an outside address that the brand folder does not name yet. */
export function ComingSoon({ what }: { what: OutsideLinkId }) {
  return (
    <TicketPage number="LINK" kind={what} tone="plain" stamp="Reserved" small="No address yet">
      <h1 className="text-h2">{meanings[what]}</h1>
      <p className="mt-5 mb-8 text-lead text-muted">
        It has no address yet. This page keeps its place, and the link will lead there as soon as it has one.
      </p>
      <a href={paths.home} className={buttonClass("outline")}>
        Return to Home
      </a>
    </TicketPage>
  );
}

interface VoidTicketProps extends Required<Pick<TicketPageProps, "number" | "kind" | "stamp" | "small" | "lines">> {
  heading: string;
}

/** A ticket that leads nowhere: the pages for a missing address and a failed server. */
export function VoidTicket({ number, heading, ...ticket }: VoidTicketProps) {
  return (
    <TicketPage {...ticket} tone="signal" number={<h1 className="ticket-scene-figure">{number}</h1>}>
      <p className="text-balance font-bold font-display text-display tracking-tight">{heading}</p>
      <p className="mt-8">
        <a href={paths.home} className={buttonClass("signal")}>
          Return to Home
        </a>
      </p>
    </TicketPage>
  );
}

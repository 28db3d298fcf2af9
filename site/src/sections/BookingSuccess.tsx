import { brand } from "@latchwork/brand";
import { ByMail } from "../leads/ByMail.tsx";
import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { Ticket } from "../ui/Ticket.tsx";

const steps = [
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
    <div className="frame inset grid place-items-center py-16 lg:py-24">
      <div className="w-full max-w-[42rem]">
        <Ticket number="DEMO" kind="Requested" stacked>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <h1 className="text-h2">Thank you. It is on our desk.</h1>
            <Stamp tone="clear">Received</Stamp>
          </div>
          <ol className="mt-7 border-rule border-t">
            {steps.map(({ id, when, what }) => (
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
        </Ticket>
      </div>
    </div>
  );
}

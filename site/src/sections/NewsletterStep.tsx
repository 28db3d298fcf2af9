import { leadPages } from "@latchwork/contract/lead-pages";
import { apiAddress } from "../api-client/api.ts";
import type { Content } from "../content/schemas/index.ts";
import { ByMail } from "../leads/ByMail.tsx";
import { paths } from "../routes.ts";
import { buttonClass } from "../ui/button.ts";
import { Stamp } from "../ui/Stamp.tsx";
import { Ticket } from "../ui/Ticket.tsx";

type Step = keyof Content<"newsletter">["steps"];

interface Props {
  step: Step;
  words: Content<"newsletter">["steps"][Step];
  /** What it says instead where no mail can be sent. */
  unmailed?: Content<"newsletter">["withoutMail"]["requested"] | undefined;
}

/** One page of the way into the newsletter or out of it. Where a press is needed, the server puts the link's code in. */
export function NewsletterStep({ step, words, unmailed }: Props) {
  const tone = step === "link-invalid" ? "signal" : step.endsWith("ed") ? "clear" : "plain";
  const say = (part: "heading" | "stamp" | "text") =>
    unmailed ? <ByMail sent={words[part]} unsent={unmailed[part]} /> : words[part];
  return (
    <div className="frame inset grid place-items-center py-16 lg:py-24">
      <div className="w-full max-w-[38rem]">
        <Ticket number="NEWS" kind="Newsletter" stacked>
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
        </Ticket>
      </div>
    </div>
  );
}

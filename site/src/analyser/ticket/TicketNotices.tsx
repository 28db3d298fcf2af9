import { brand } from "@latchwork/brand";
import { seemsForeign } from "@latchwork/contract/language";
import { maxTicketLength } from "@latchwork/contract/limits";
import { findSecrets, maskSecrets } from "@latchwork/contract/secrets";
import { paths } from "../../routes.ts";
import { textButton } from "../../ui/button.ts";
import { isModel, modelNotice, type Reader } from "../messages.ts";
import type { Place } from "../use-analyser.ts";

const notice = "mt-3 border-signal border-l-[3px] pl-3.5 text-small";

interface NoticesProps {
  input: string;
  /** While a ticket is read, nothing in it may be masked. */
  loading: boolean;
  onMask: (masked: string) => void;
}

/**
 * What is noticed before anything is sent: that the ticket is hardly in the
 * language the engine reads, and that it seems to hold a live credential.
 */
export function TicketNotices({ input, loading, onMask }: NoticesProps) {
  const fits = input.length <= maxTicketLength;
  const secrets = fits ? findSecrets(input) : [];
  const kinds = [...new Set(secrets.map(({ kind }) => kind))].join(", ");
  const one = secrets.length === 1;
  return (
    <>
      <div aria-live="polite">
        {fits && seemsForeign([input]) && (
          <p className={notice}>
            This does not look like English, the one language the engine reads. It would ask you for a translation and
            make no findings; a translation by machine will do.
          </p>
        )}
      </div>
      <div aria-live="polite">
        {secrets.length > 0 && (
          <p className={`flex flex-wrap items-baseline gap-x-4 gap-y-1 ${notice}`}>
            <span>{`This looks like ${one ? "a secret" : `${secrets.length} secrets`}: ${kinds}. The analysis does not need ${one ? "it" : "them"}.`}</span>
            <button
              type="button"
              disabled={loading}
              onClick={() => onMask(maskSecrets(input))}
              className={`disabled:cursor-default disabled:opacity-60 ${textButton}`}
            >
              {one ? "Mask it" : "Mask them"}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

const hasThirdParties = Object.values(brand.thirdParties).some((id) => id !== null);

/** Said on the home page before the way to the tool's own, where no such script is let in. */
const otherScripts = hasThirdParties
  ? "An analytics, advertising or chat script that you allow could read what is typed here. On the "
  : "No analytics, advertising or chat script is set up today. If one is added and you allow it, it could read what you type here. On the ";
const ownPage = { link: "tool’s own page", after: " none runs." } as const;

/**
 * What becomes of a ticket. Which reader it will have is known once the
 * challenge has come, without which no ticket can be sent.
 */
export function PrivacyNotice({ id, place, reader }: { id: string; place: Place; reader: Reader }) {
  return (
    // The first sentence is the longest of our own: its room is kept, so that nothing moves when the check succeeds.
    <div
      data-reserve={`${privacyText(null)}${place === "home" ? ` ${otherScripts}${ownPage.link}${ownPage.after}` : ""}`}
      className="mt-2 grid text-muted text-small *:[grid-area:1/1] after:invisible after:content-[attr(data-reserve)] after:[grid-area:1/1] print:hidden"
    >
      <p id={id}>
        {isModel(reader) && (
          <strong className="mb-1 block font-medium text-ink" data-reader="model">
            {modelNotice(reader)}
          </strong>
        )}
        {privacyText(reader)}
        {place === "home" && (
          <>
            {` ${otherScripts}`}
            <a href={paths.changeAnalysisTool} className="link">
              {ownPage.link}
            </a>
            {ownPage.after}
          </>
        )}
      </p>
    </div>
  );
}

function privacyText(reader: Reader): string {
  if (reader === null) {
    return "English only. Here the ticket is read in memory and forgotten: not stored, not logged, and sent to no tracker. If a language model reads it too, its provider’s own terms apply, and this line names the model before you send.";
  }
  if (isModel(reader) && reader.host !== undefined) {
    return "English only. Secrets of known forms are masked before the ticket goes there; a password inside a sentence is not. The provider’s own terms apply. Here it is read in memory and forgotten: not stored, not logged, and sent to no tracker.";
  }
  return "English only, and read by our own program alone. The ticket is read in memory and forgotten. It is not stored, logged, or sent to any third party.";
}

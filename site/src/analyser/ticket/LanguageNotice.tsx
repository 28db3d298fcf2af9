import { seemsForeign } from "@latchwork/contract/language";
import { maxTicketLength } from "@latchwork/contract/limits";

/** Says before anything is sent that the ticket does not seem to be in the language the engine reads. */
export function LanguageNotice({ ticket }: { ticket: string }) {
  const foreign = ticket.length <= maxTicketLength && seemsForeign([ticket]);
  return (
    <div aria-live="polite">
      {foreign && (
        <p className="mt-3 border-signal border-l-[3px] pl-3.5 text-small">
          This does not look like English, the one language the engine reads. It would ask you for a translation and
          make no findings; a translation by machine will do.
        </p>
      )}
    </div>
  );
}

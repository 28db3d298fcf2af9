import { maxTicketLength } from "@latchwork/contract/limits";
import { findSecrets, maskSecrets } from "@latchwork/contract/secrets";

interface Props {
  ticket: string;
  onMask: (masked: string) => void;
}

/** Says before anything is sent that the ticket seems to hold a live credential, and offers to mask it. */
export function SecretNotice({ ticket, onMask }: Props) {
  const secrets = ticket.length > maxTicketLength ? [] : findSecrets(ticket);
  const kinds = [...new Set(secrets.map(({ kind }) => kind))].join(", ");
  const one = secrets.length === 1;
  return (
    <div aria-live="polite">
      {secrets.length > 0 && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-4 gap-y-1 border-signal border-l-[3px] pl-3.5 text-small">
          <span>{`This looks like ${one ? "a secret" : `${secrets.length} secrets`}: ${kinds}. The analysis does not need ${one ? "it" : "them"}.`}</span>
          <button
            type="button"
            onClick={() => onMask(maskSecrets(ticket))}
            className="link min-h-9 cursor-pointer font-medium underline underline-offset-4"
          >
            {one ? "Mask it" : "Mask them"}
          </button>
        </p>
      )}
    </div>
  );
}

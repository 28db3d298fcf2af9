import { maxTicketLength, ticketLengthWarning } from "@latchwork/contract/limits";

const number = new Intl.NumberFormat("en-GB");

/** Live length of the ticket; near the limit it shows the limit too. */
export function LengthCounter({ length }: { length: number }) {
  const shown = number.format(length);
  return (
    <p className={`fact ${length > maxTicketLength ? "text-signal-text" : "text-muted"}`}>
      {length < ticketLengthWarning ? shown : `${shown} / ${number.format(maxTicketLength)}`}
      {length === 1 ? " character" : " characters"}
    </p>
  );
}

/** How much must go, or null when the ticket fits. */
export function excess(length: number): string | null {
  const over = length - maxTicketLength;
  if (over <= 0) return null;
  return `The ticket is ${number.format(over)} ${over === 1 ? "character" : "characters"} too long: ${number.format(maxTicketLength)} can be read at once. Nothing has been cut.`;
}

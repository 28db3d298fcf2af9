import type { Evidence } from "@latchwork/contract/preview";

interface Props {
  text: string;
  quotes: readonly Quote[];
  onShow: (start: number, end: number) => void;
}

/** A phrase of the ticket as a finding quotes it. */
export interface Quote extends Evidence {
  /** As it stands in the ticket. */
  text: string;
}

/** As a description writes a quotation: on one line, without marks of formatting. */
const plain = (text: string) =>
  text
    .replace(/`+|\*\*/g, "")
    .replace(/\s+/g, " ")
    .replace(/[“”]/g, "'")
    .trim();

/** A description without the sentence that only repeats the first quotation, which stands above it. */
export function withoutLead(text: string, [first]: readonly Quote[]): string {
  const lead = first && `The ticket says “${plain(first.text)}”. `;
  return lead && text.startsWith(lead) ? text.slice(lead.length) : text;
}

/** What the ticket says, each phrase leading to its place there, and what follows from it. */
export function Description({ text, quotes, onShow }: Props) {
  return (
    <>
      {quotes.length > 0 && (
        <p className="finding-quotes">
          <span className="sr-only">The ticket says: </span>
          {quotes.map((quote) => (
            <button key={quote.start} type="button" onClick={() => onShow(quote.start, quote.end)}>
              {`“${plain(quote.text)}”`}
            </button>
          ))}
        </p>
      )}
      <p className="finding-description">{withoutLead(text, quotes)}</p>
    </>
  );
}

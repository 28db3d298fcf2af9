import { isModel, modelNotice, type Reader } from "../reader.ts";

/**
 * What becomes of a ticket. Which reader it will have is known once the
 * challenge has come, without which no ticket can be sent.
 */
export function PrivacyLine({ id, reader }: { id: string; reader: Reader }) {
  return (
    <p id={id} className="mt-5 text-muted text-small">
      {isModel(reader) && (
        <strong className="mb-1 block font-medium text-ink" data-reader="model">
          {modelNotice(reader)}
        </strong>
      )}
      {words(reader)}
    </p>
  );
}

function words(reader: Reader): string {
  if (reader === null) {
    return "The ticket is read in memory and forgotten. It is not stored, logged, or shown to any tracker. Should a language model read it, this line says so before it is sent.";
  }
  if (isModel(reader) && reader.host !== undefined) {
    return "What looks like a secret is masked before the ticket goes there, and the provider’s own terms hold for it. Here it is read in memory and forgotten: not stored, not logged, and shown to no tracker.";
  }
  return "The ticket is read in memory and forgotten. It is not stored, logged, or shown to any third party.";
}

import { choiceButton } from "../../ui/button.ts";
import type { Sample } from "../state.ts";

interface Props {
  samples: readonly Sample[];
  chosen: Sample["key"] | null;
  /** While a ticket is analysed, no other may replace it. */
  disabled: boolean;
  onChoose: (sample: Sample) => void;
  onClear: () => void;
  /** Brings back what was typed before a sample replaced it; absent when nothing was. */
  onRestore: (() => void) | undefined;
}

const plainButton = "min-h-9 cursor-pointer px-1.5 font-medium font-mono text-fact underline underline-offset-4";

/** Buttons that fill in a sample ticket. */
export function Samples({ samples, chosen, disabled, onChoose, onClear, onRestore }: Props) {
  return (
    <fieldset id="samples" className="needs-script mb-5 scroll-mt-28 print:hidden flex flex-wrap gap-2">
      <legend className="sr-only">Sample tickets</legend>
      {samples.map((sample) => (
        <button
          key={sample.key}
          type="button"
          aria-pressed={sample.key === chosen}
          disabled={disabled}
          onClick={() => onChoose(sample)}
          className={`min-h-9 px-2.5 ${choiceButton}`}
        >
          {sample.label}
        </button>
      ))}
      {chosen && (
        <button type="button" onClick={onClear} className={plainButton}>
          Clear Sample
        </button>
      )}
      {onRestore && (
        <button type="button" disabled={disabled} onClick={onRestore} className={plainButton}>
          Bring my text back
        </button>
      )}
    </fieldset>
  );
}

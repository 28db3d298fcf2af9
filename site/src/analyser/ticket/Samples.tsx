import type { Content } from "../../content/schemas/index.ts";

type SampleKey = Content<"samples">[number]["key"];

type Sample = Content<"samples">[number];

interface Props {
  samples: readonly Sample[];
  chosen: SampleKey | null;
  /** While a ticket is read, no other takes its place. */
  disabled: boolean;
  onChoose: (sample: Sample) => void;
  onClear: () => void;
  /** Brings back what was typed before a sample took its place; absent when nothing was. */
  onRestore: (() => void) | undefined;
}

const plainButton = "link min-h-9 cursor-pointer px-1.5 font-medium font-mono text-fact underline underline-offset-4";

/** Buttons that fill in a sample ticket. */
export function Samples({ samples, chosen, disabled, onChoose, onClear, onRestore }: Props) {
  return (
    <fieldset className="needs-script mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">Sample tickets</legend>
      {samples.map((sample) => (
        <button
          key={sample.key}
          type="button"
          aria-pressed={sample.key === chosen}
          disabled={disabled}
          onClick={() => onChoose(sample)}
          className="min-h-9 cursor-pointer rounded-[2px] border border-rule-strong px-2.5 font-medium font-mono text-fact hover:border-ink hover:bg-sunken disabled:cursor-default disabled:opacity-60 aria-pressed:border-ink aria-pressed:bg-inverse aria-pressed:text-on-inverse"
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
        <button type="button" onClick={onRestore} className={plainButton}>
          Bring my text back
        </button>
      )}
    </fieldset>
  );
}

import type { Sample, SampleKey } from "../../content/samples.ts";

interface Props {
  samples: readonly Sample[];
  chosen: SampleKey | null;
  onChoose: (sample: Sample) => void;
  onClear: () => void;
}

/** Buttons that fill in a sample ticket. */
export function Samples({ samples, chosen, onChoose, onClear }: Props) {
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">Sample tickets</legend>
      {samples.map((sample) => (
        <button
          key={sample.key}
          type="button"
          aria-pressed={sample.key === chosen}
          onClick={() => onChoose(sample)}
          className="min-h-9 cursor-pointer rounded-[2px] border border-rule-strong px-2.5 font-medium font-mono text-[0.8125rem] hover:border-ink hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-inverse aria-pressed:text-on-inverse"
        >
          {sample.label}
        </button>
      ))}
      {chosen && (
        <button
          type="button"
          onClick={onClear}
          className="link min-h-9 cursor-pointer px-1.5 font-medium font-mono text-[0.8125rem] underline underline-offset-4"
        >
          Clear Sample
        </button>
      )}
    </fieldset>
  );
}

import { brand } from "@latchwork/brand";

const fills = { ink: "fill-current", signal: "fill-signal" } as const;

/** The brand's mark and name. */
export function Mark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold font-display text-[1.5rem] leading-none tracking-[-0.02em]">
      <svg width="28" height="28" viewBox="0 0 30 30" aria-hidden="true">
        {brand.mark.map(({ d, fill }) => (
          <path key={d} d={d} className={fills[fill]} />
        ))}
      </svg>
      {brand.name}
    </span>
  );
}

const drawings = {
  out: "M4 12L12 4M5.5 4H12v6.5",
  back: "M14 8H2.5M7 3L2 8l5 5",
  on: "M2 8h11.5M9 3l5 5-5 5",
  search: "M6.75 12a5.25 5.25 0 1 0 0-10.5 5.25 5.25 0 0 0 0 10.5zM10.5 10.5L15 15",
} as const;

/** Small signs, drawn: the site's faces do not have them, and a system font's differ from machine to machine. */
export function Glyph({ name, className = "" }: { name: keyof typeof drawings; className?: string }) {
  return (
    <svg
      width="0.8em"
      height="0.8em"
      viewBox="0 0 16 16"
      className={`inline-block shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d={drawings[name]} fill="none" stroke="currentColor" strokeWidth="1.9" />
    </svg>
  );
}

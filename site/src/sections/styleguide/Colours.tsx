const roles = [
  { name: "surface", className: "bg-surface text-ink" },
  { name: "sheet", className: "bg-sheet text-ink" },
  { name: "sunken", className: "bg-sunken text-ink" },
  { name: "muted text", className: "bg-surface text-muted" },
  { name: "inverse", className: "bg-inverse text-on-inverse" },
  { name: "signal", className: "bg-signal text-on-signal" },
  { name: "signal text", className: "bg-sheet text-signal-text" },
  { name: "clear text", className: "bg-sheet text-clear-text" },
  { name: "mark", className: "bg-mark text-ink" },
] as const;

/** The roles that text and grounds take, as they look in this theme. */
export function Colours() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {roles.map(({ name, className }) => (
        <li
          key={name}
          className={`grid min-h-20 content-end border border-rule-strong p-3 font-mono text-small ${className}`}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}

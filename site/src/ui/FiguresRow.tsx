/** Figures side by side, each over what it says. On a phone below each other. */
export function FiguresRow({ figures }: { figures: readonly { figure: string; says: string }[] }) {
  return (
    <dl className="grid border-ink border-y-[1.5px] sm:auto-cols-fr sm:grid-flow-col">
      {figures.map(({ figure, says }) => (
        <div
          key={figure + says}
          className="inset flex flex-col-reverse justify-end gap-2 border-rule py-6 not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
        >
          <dt className="text-base text-muted">{says}</dt>
          <dd className="font-bold font-display text-h2 tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

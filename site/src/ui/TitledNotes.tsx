/** What a reader has to know of the figures, each note found by its title. */
export function TitledNotes(props: { notes: readonly { title: string; text: string }[]; className?: string }) {
  const { notes, className = "mt-8" } = props;
  return (
    <dl className={`${className} max-w-[56rem] border-rule border-t text-base`}>
      {notes.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 border-rule border-b py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="font-semibold">{title}</dt>
          <dd className="max-w-[44em] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

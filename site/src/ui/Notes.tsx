/** What a reader has to know of the figures above, one thing a line. */
export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ul className="mt-6 grid max-w-[46em] list-disc gap-1.5 pl-5 text-base text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

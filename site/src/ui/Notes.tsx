/** What a reader has to know of the figures above, one thing a line. */
export function Notes({ notes, className = "mt-6" }: { notes: readonly string[]; className?: string }) {
  return (
    <ul className={`${className} grid max-w-[46em] list-disc gap-1.5 pl-5 text-base text-muted`}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** What somebody said, large, between two rules. The job is said with its company. */
export function Quote({ text, person, job }: { text: string; person: string; job: string }) {
  return (
    <figure className="border-ink border-y-[1.5px] py-8 lg:py-10">
      <blockquote className="max-w-[24em] font-display font-semibold text-subhead leading-[1.12] tracking-tight">
        <p>{`“${text}”`}</p>
      </blockquote>
      <figcaption className="mt-5 text-base">
        <span className="font-semibold">{person}</span>
        <span className="text-muted">{`, ${job}`}</span>
      </figcaption>
    </figure>
  );
}

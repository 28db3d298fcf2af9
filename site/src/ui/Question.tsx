interface Props {
  /** Its place in the index. */
  number: number;
  question: string;
  answer: string;
  /** What the answer is in each of several cases. */
  cases?: readonly { when: string; says: string }[] | undefined;
  /** Of the answer: a link to it opens the question too. */
  id: string;
}

/** A line of an index that opens onto its answer. Native disclosure: no script. */
export function Question({ number, question, answer, cases, id }: Props) {
  return (
    <details className="group border-rule border-b">
      <summary className="inset grid min-h-12 cursor-pointer list-none grid-cols-[2.25rem_1fr_auto] max-sm:grid-cols-[1.75rem_1fr_auto] items-baseline gap-x-2 py-3 font-semibold max-sm:text-small sm:py-3.5 leading-[1.35] hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="fact text-muted" aria-hidden="true">
          {String(number).padStart(2, "0")}
        </span>
        {question}
        <svg
          width="14"
          height="14"
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="ml-3 self-center duration-160 group-open:rotate-45 motion-safe:transition-[rotate]"
        >
          <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <p
        id={id}
        className="max-w-[40em] scroll-mt-16 pr-(--inset) pb-5.5 pl-[calc(var(--inset)+2.75rem)] text-base text-muted"
      >
        {answer}
      </p>
      {cases && (
        <dl className="-mt-2 grid max-w-[40em] gap-x-5 gap-y-1.5 pr-(--inset) pb-5.5 pl-[calc(var(--inset)+2.75rem)] text-base sm:grid-cols-[auto_minmax(0,1fr)]">
          {cases.map(({ when, says }) => (
            <div key={when} className="sm:contents">
              <dt className="font-semibold">{when}</dt>
              <dd className="text-muted">{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

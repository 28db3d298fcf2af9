/** A question that opens onto its answer. Native disclosure: no script. */
export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group border-rule-strong border-b">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-5 py-3.5 font-semibold leading-[1.35] [&::-webkit-details-marker]:hidden">
        {question}
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="flex-none duration-160 group-open:rotate-45 motion-safe:transition-[rotate]"
        >
          <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <p className="max-w-[36em] pb-5.5 text-base text-muted">{answer}</p>
    </details>
  );
}

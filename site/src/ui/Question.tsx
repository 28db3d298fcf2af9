import "./question.css";

/** A question that opens onto its answer. Native disclosure: no script. */
export function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="question">
      <summary>
        {question}
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <p>{answer}</p>
    </details>
  );
}

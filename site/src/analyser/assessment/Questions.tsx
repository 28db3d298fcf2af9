import { useId, useState } from "react";
import { buttonClass } from "../../ui/button.ts";
import { Field } from "../../ui/Field.tsx";

interface Props {
  questions: readonly string[];
  onAnswer: (answers: { question: string; answer: string }[]) => void;
}

/** The ticket says too little: what is missing, with a field for each, and one button to analyse it again. */
export function Questions({ questions, onAnswer }: Props) {
  const [answers, setAnswers] = useState<readonly string[]>(questions.map(() => ""));
  const id = useId();
  const given = questions
    .map((question, index) => ({ question, answer: (answers[index] ?? "").trim() }))
    .filter(({ answer }) => answer !== "");
  return (
    <form
      className="py-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length > 0) onAnswer(given);
      }}
    >
      <h4 className="font-semibold text-h4">Insufficient data</h4>
      <p className="mt-2 text-base text-muted">
        {questions.length > 0
          ? "The ticket does not say enough to judge it. Answer what you can: the answers are added to the ticket and it is read again."
          : "The ticket does not say enough to judge it. Add what it changes, for whom, and which data it touches."}
      </p>
      {questions.map((question, index) => (
        <div key={question} className="mt-4">
          <Field id={`${id}-${index}`} label={question}>
            {(attributes) => (
              <textarea
                {...attributes}
                className={`font-mono ${attributes.className}`}
                rows={2}
                value={answers[index]}
                data-private=""
                onChange={(event) => setAnswers(answers.with(index, event.currentTarget.value))}
              />
            )}
          </Field>
        </div>
      ))}
      {questions.length > 0 && (
        <button type="submit" disabled={given.length === 0} className={`mt-5 ${buttonClass("signal")}`}>
          Add answers and analyse again
        </button>
      )}
    </form>
  );
}

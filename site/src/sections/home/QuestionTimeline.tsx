const steps = [
  { minute: 0, label: "Question", text: "Can a member of team A export team B?" },
  { minute: 5, label: "Set up", text: "Two teams, two members, one proxy" },
  { minute: 15, label: "Probe", text: "Swap the team id, the role, the format" },
  { minute: 40, label: "Answer", text: "Written on the ticket, with the request that proves it" },
] as const;

/** Forty-five minutes, drawn to scale. */
export function QuestionTimeline() {
  return (
    <figure className="border border-rule-strong bg-surface p-5 sm:p-7">
      <svg viewBox="0 0 480 44" className="block h-auto w-full" aria-hidden="true">
        <path d="M2 30H478" className="stroke-ink" strokeWidth="2" />
        {Array.from({ length: 46 }, (_, minute) => (
          <path
            key={`${minute + 1}`}
            d={`M${2 + (minute * 476) / 45} 30v${minute % 5 === 0 ? -14 : -6}`}
            className={steps.some((step) => step.minute === minute) ? "stroke-signal" : "stroke-rule-strong"}
            strokeWidth={steps.some((step) => step.minute === minute) ? 4 : 1.5}
          />
        ))}
      </svg>
      <ol className="mt-3">
        {steps.map(({ minute, label, text }) => (
          <li key={label} className="grid grid-cols-[4.5rem_1fr] border-rule border-t py-2.5 text-base">
            <span className="fact pt-0.5 text-signal-text">{`${minute} min`}</span>
            <span>
              <strong className="font-semibold">{`${label}. `}</strong>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

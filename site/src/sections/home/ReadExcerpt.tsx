import "../../ui/marked-text.css";

const lines = [
  { text: "Add an “Export members” button to the team page.", note: null },
  { text: "Available to everyone on the team.", note: "Who: every member, not only admins" },
  { text: "CSV with name, e-mail, phone, last login.", note: "What: personal data leaves in one file" },
  { text: "Button sits right of “Invite”, same style.", note: null },
] as const;

/** Four lines of a ticket and what a reviewer writes beside two of them. */
export function ReadExcerpt() {
  return (
    <figure className="border border-rule-strong bg-surface p-5 sm:p-7">
      <ol className="font-mono text-small">
        {lines.map(({ text, note }, index) => (
          <li key={text} className="grid grid-cols-[1.75rem_1fr] border-rule border-b py-2.5">
            <span className="text-muted" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              {note ? <mark className="marked">{text}</mark> : text}
              {note && <p className="mt-1.5 font-semibold font-text text-signal-text text-small">{note}</p>}
            </div>
          </li>
        ))}
      </ol>
      <figcaption className="mt-4 text-muted text-small">
        Lines 2 and 3 together are a finding. Either one alone is not, and no scanner sees them both.
      </figcaption>
    </figure>
  );
}

import type { Content } from "../../content/schemas/index.ts";

/** What a script can answer, printed like its output; what a person has to, set like an argument. */
export function MachineOrPerson({ words }: { words: Content<"how-it-works">["choice"] }) {
  const { machine, person, testers } = words;
  return (
    <section
      id="knowing-what-needs-people"
      className="border-rule border-t"
      aria-label={`${machine.heading} ${person.heading}`}
    >
      <div className="frame lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <div className="band inset py-14 lg:pt-22 lg:pb-20">
          <h2 className="text-h2">{machine.heading}</h2>
          <p className="mt-5 max-w-[28em] text-base text-muted">{machine.text}</p>
          <p className="label mt-10">{machine.label}</p>
          <ul className="mt-3 font-mono text-small">
            {machine.examples.map(({ asks, because }) => (
              <li key={asks} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3.5 border-rule border-t py-4">
                <svg width="16" height="16" viewBox="0 0 16 16" className="mt-1" aria-hidden="true">
                  <path d="M2 9l4 4 8-11" fill="none" stroke="currentColor" strokeWidth="2" />
                </svg>
                <div>
                  <p className="font-semibold">{asks}</p>
                  <p className="mt-1 text-muted">{because}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="py-14 lg:pt-22 lg:pb-20" data-fade="150">
          <div className="inset">
            <h2 className="text-h2">{person.heading}</h2>
            <p className="mt-5 max-w-[28em] text-base text-muted">{person.text}</p>
            <p className="label mt-10">{person.label}</p>
          </div>
          <ul className="mt-3 sm:grid sm:grid-cols-2">
            {person.examples.map(({ asks, because }) => (
              <li key={asks} className="inset border-rule border-t py-6 sm:even:border-l">
                <h3 className="max-w-[17em] text-h3">{asks}</h3>
                <p className="mt-2.5 max-w-[34em] text-base text-muted">{because}</p>
              </li>
            ))}
          </ul>
          <div className="inset border-rule border-t pt-6">
            <p className="max-w-[40em] text-base">{testers}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

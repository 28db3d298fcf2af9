import type { AccuracyWords, Measured } from "../../content/how-good-is-it.ts";

/** The commands, and which tickets and engine the figures belong to. */
export function CountAgain({ words, measured }: { words: AccuracyWords["again"]; measured: Measured }) {
  const { real, written } = measured.sets;
  const hashes = [
    { what: words.hashes.real, hash: real.hash },
    { what: words.hashes.written, hash: written.hash },
    ...(measured.engine === undefined ? [] : [{ what: words.hashes.engine, hash: measured.engine }]),
  ];
  return (
    <section className="frame inset py-16 lg:py-20" aria-labelledby="again-heading">
      <h2 id="again-heading" className="text-h2">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-[40em] text-muted">{words.text}</p>
      <dl className="mt-7 border-ink border-t-[1.5px]">
        {words.commands.map(({ run, says }) => (
          <div
            key={run}
            className="grid gap-x-10 gap-y-1 border-rule border-b py-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="font-medium font-mono text-small">
              <code>{run}</code>
            </dt>
            <dd className="text-base text-muted">{says}</dd>
          </div>
        ))}
      </dl>
      <h3 className="label mt-8">{words.hashes.label}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 text-muted sm:grid-cols-[auto_minmax(0,1fr)]">
        {hashes.map(({ what, hash }) => (
          <div key={what} className="contents">
            <dt className="fact">{what}</dt>
            <dd className="fact break-all max-sm:mb-1.5">{hash}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[40em] text-muted text-small">{words.privacy}</p>
    </section>
  );
}

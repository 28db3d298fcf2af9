import type { CollectionEntry } from "astro:content";

type Guide = CollectionEntry<"guides">["data"];
type Level = Guide["rows"][number]["coverage"];

const fills: Record<Level, string> = {
  Complete: "bg-ink",
  Partial: "bg-[linear-gradient(to_right,var(--color-ink)_50%,transparent_50%)]",
};

/** Every clause of the framework as a disc, part by part: complete, in part, yours. */
export function ClauseMap({ map: { unit, parts }, rows }: Pick<Guide, "map" | "rows">) {
  const levelsOf = (code: string) =>
    rows.filter(({ clause }) => clause.startsWith(code)).map(({ coverage }) => coverage);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure className="inset border-rule border-t py-10 lg:py-14" aria-labelledby="map-heading">
      <figcaption className="mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="map-heading" className="text-subhead">
          {`${rows.length} of ${all} ${unit}`}
        </h2>
        <p className="fact flex flex-wrap gap-x-6 gap-y-1.5">
          <Key fill={fills.Complete}>Complete</Key>
          <Key fill={fills.Partial}>Partial</Key>
          <Key fill="">Yours</Key>
        </p>
      </figcaption>
      <ul>
        {parts.map(({ code, name, count }) => {
          const levels = levelsOf(code);
          return (
            <li
              key={code}
              className="grid gap-x-6 gap-y-2.5 border-rule border-t py-3.5 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_3.5rem] md:items-center"
            >
              <p className="flex items-baseline gap-3">
                <span className="w-7 font-mono font-semibold text-small">{code}</span>
                <span className="text-base">{name}</span>
              </p>
              <p className="flex flex-wrap gap-1.25" aria-hidden="true">
                {Array.from({ length: count }, (_, index) => (
                  <Disc key={`${code}${index + 1}`} level={levels[index]} />
                ))}
              </p>
              <p className="fact text-muted md:text-end">
                {`${levels.length} of ${count}`}
                <span className="sr-only">{` ${unit}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

function Disc({ level }: { level: Level | undefined }) {
  return (
    <span
      className={`size-4 rounded-full border-[1.5px] ${level ? `border-ink ${fills[level]}` : "border-rule-strong"}`}
    />
  );
}

function Key({ fill, children }: { fill: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3.5 rounded-full border-[1.5px] border-ink ${fill}`} />
      {children}
    </span>
  );
}

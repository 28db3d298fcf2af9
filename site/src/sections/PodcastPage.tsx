import { brand } from "@latchwork/brand";
import { episodeHref, outsideHref } from "../addresses.ts";
import { type Episode, openingOf, type Season } from "../content/podcast.ts";
import type { Content } from "../content/schemas/index.ts";
import { ListedCover } from "../covers/Cover.tsx";
import type { CoverAddress } from "../covers/list-cover-sheets.ts";
import { buttonClass } from "../ui/button.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";
import { Stamp } from "../ui/Stamp.tsx";

interface Props {
  words: Content<"podcast">;
  coverAddress: CoverAddress;
  seasons: readonly Season[];
}

export function PodcastPage({ words, coverAddress, seasons }: Props) {
  const { service } = brand.links.podcastShow;
  return (
    <div className="frame">
      <header className="inset grid items-end gap-x-12 gap-y-6 pt-14 pb-12 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:pt-20">
        <h1 className="max-w-[10em] text-h1">{words.title}</h1>
        <div>
          <p className="text-lead text-muted">{words.lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <OutsideLink href={outsideHref("podcast-show")} className={buttonClass("signal")}>
              {`Follow on ${service}`}
            </OutsideLink>
            {words.lists && (
              <a href={words.lists.file} className="link inline-block py-1 font-semibold">
                {words.lists.label}
              </a>
            )}
          </p>
        </div>
        <nav aria-label="Seasons" className="fact flex flex-wrap gap-x-6 lg:col-span-full">
          {seasons.map(({ number, episodes }) => (
            <a key={number} href={`#season-${number}`} className="link inline-flex min-h-10 items-center">
              {`Season ${number}: ${episodes.length} ${episodes.length === 1 ? "episode" : "episodes"}`}
            </a>
          ))}
        </nav>
      </header>
      {seasons.map((season, index) => (
        <section
          key={season.number}
          className="border-ink border-t-[1.5px]"
          aria-labelledby={`season-${season.number}`}
        >
          <div className="inset flex items-center gap-5 py-6">
            <h2 id={`season-${season.number}`} className="text-h3">{`Season ${season.number}`}</h2>
            {index === 0 && <Stamp tone="signal">Latest</Stamp>}
          </div>
          <ol className="border-rule border-t">
            {season.episodes.map((episode) => (
              <EpisodeRow key={episode.id} episode={episode} cover={coverAddress(episode.cover)} service={service} />
            ))}
          </ol>
        </section>
      ))}
      <section className="inset grid gap-x-12 gap-y-5 py-14 lg:grid-cols-[1fr_1.6fr]" aria-labelledby="about-heading">
        <h2 id="about-heading" className="text-h3">
          About the podcast
        </h2>
        <div className="max-w-[60ch] grid gap-4">
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}

/** An episode: what it opens with is read at once, the rest of its description on demand. */
function EpisodeRow({ episode, cover, service }: { episode: Episode; cover: string; service: string }) {
  const [opening, rest] = openingOf(episode.description);
  return (
    <li
      id={episode.id}
      className="inset grid scroll-mt-20 grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-3.5 border-rule border-b py-7 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_auto_1fr] sm:gap-x-8 sm:gap-y-2 lg:grid-cols-[15rem_minmax(0,1fr)_auto] lg:grid-rows-[auto_1fr]"
    >
      <div className="self-start border border-rule-strong sm:row-span-3 lg:row-span-2">
        <ListedCover address={cover} />
      </div>
      <div>
        <p className="fact flex flex-wrap gap-x-4 text-muted">
          <span className="font-semibold text-ink">{`S${episode.season}E${episode.number}`}</span>{" "}
          <time dateTime={episode.published}>{episode.releaseDate}</time>
        </p>
        <h3 className="mt-1.5 font-semibold text-h3">{episode.title}</h3>
      </div>
      <div className="col-span-full max-w-[44em] sm:col-span-1 sm:col-start-2">
        <p className="fact text-muted">{`with ${episode.guest}`}</p>
        <p className="mt-2 text-base text-muted">{opening}</p>
        {rest !== "" && (
          <details className="group">
            <summary className="inline-flex min-h-10 cursor-pointer list-none items-center gap-2 font-semibold text-base [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">More</span>
              <span className="not-group-open:hidden">Less</span>
              <span className="sr-only">{` about ${episode.title}`}</span>
              <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden="true" className="group-open:rotate-45">
                <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
              </svg>
            </summary>
            <p className="pb-2 text-base text-muted">{rest}</p>
          </details>
        )}
        {episode.notes && <Notes {...episode.notes} />}
      </div>
      <p className="col-span-full sm:col-span-1 sm:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:self-center">
        <OutsideLink href={episodeHref(episode.id)} className={buttonClass("outline", "small")}>
          {`Listen on ${service}`}
          <span className="sr-only">{`: ${episode.title}`}</span>
        </OutsideLink>
      </p>
    </li>
  );
}

/** What an episode ends in, to copy. */
function Notes({ heading, lines }: NonNullable<Episode["notes"]>) {
  return (
    <div className="mt-3 border-signal border-l-[3px] pl-4">
      <h4 className="font-semibold text-base">{heading}</h4>
      <ol className="mt-1.5 grid list-decimal gap-1 pl-5 text-base">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}

import { brand } from "@house/brand";
import type { Season } from "../content/episodes.ts";
import { Cover } from "../covers/Cover.tsx";
import { episodeHref, outsideHref } from "../outside-links.ts";
import { buttonClass } from "../ui/button.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";
import { Stamp } from "../ui/Stamp.tsx";

interface Props {
  words: { title: string; lead: string; about: readonly string[] };
  seasons: readonly Season[];
}

export function PodcastPage({ words, seasons }: Props) {
  const { service } = brand.links.podcastShow;
  return (
    <div className="frame">
      <header className="inset grid items-end gap-x-12 gap-y-6 pt-14 pb-12 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:pt-20">
        <h1 className="max-w-[10em] text-[clamp(2.5rem,4.4vw+0.75rem,5rem)] leading-[0.94]">{words.title}</h1>
        <div>
          <p className="text-lede text-muted">{words.lead}</p>
          <p className="mt-6">
            <OutsideLink href={outsideHref("podcast-show")} className={buttonClass("signal")}>
              {`Follow on ${service}`}
            </OutsideLink>
          </p>
        </div>
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
              <li
                key={episode.id}
                id={episode.id}
                className="inset grid gap-x-8 gap-y-4 border-rule border-b py-7 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_auto]"
              >
                <div className="border border-rule-strong sm:self-start">
                  <Cover id={episode.id} />
                </div>
                <div>
                  <p className="fact flex flex-wrap gap-x-4 text-muted">
                    <span className="font-semibold text-ink">{`S${episode.season}E${episode.number}`}</span>
                    <time dateTime={episode.published}>{episode.releaseDate}</time>
                    <span>{`with ${episode.guest}`}</span>
                  </p>
                  <h3 className="mt-2 font-bold font-display text-h3">{episode.title}</h3>
                  <p className="mt-2 max-w-[44em] text-base text-muted">{episode.description}</p>
                </div>
                <p className="sm:col-start-2 lg:col-start-3 lg:self-center">
                  <OutsideLink href={episodeHref(episode.id)} className={buttonClass("outline", "small")}>
                    {`Listen on ${service}`}
                    <span className="sr-only">{`: ${episode.title}`}</span>
                  </OutsideLink>
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <section className="inset grid gap-x-12 gap-y-5 py-14 lg:grid-cols-[1fr_1.6fr]" aria-labelledby="about-heading">
        <h2 id="about-heading" className="text-h3">
          About the podcast
        </h2>
        <div className="max-w-[60ch] space-y-4">
          {words.about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    </div>
  );
}

import type { ReactNode } from "react";
import "./perforation.css";

interface Props {
  href: string;
  cover: ReactNode;
  /** What it is among its kind, in a frame of its own: an episode's number, a customer. */
  badge?: string;
  /** Kind and length, such as "Guide · 8 min read". */
  label: string;
  title: string;
  text: string;
  /** Words of the action at the foot. */
  action: string;
  /** The card leaves the site, in a new tab. */
  external?: boolean;
  /** Otherwise the picture stands above the words. */
  look?: keyof typeof looks;
}

const looks = {
  /** The first among its likes: over a whole row of wide screens, picture and words side by side. */
  lead: {
    card: "flex flex-col lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
    cover: "perforation perforation-down-lg border-b-2 lg:flex lg:items-center lg:border-r-2 lg:border-b-0",
    body: "px-4.5 pt-5 pb-5.5 xs:px-6 lg:justify-center lg:px-[clamp(1.5rem,3vw,3rem)] lg:py-8",
    title: "line-clamp-3 text-[1.3125rem]/[1.2] lg:font-bold lg:font-display lg:text-subhead",
    text: "line-clamp-3",
    action: "lg:mt-0",
  },
  card: {
    card: "flex flex-col",
    cover: "perforation border-b-2",
    body: "px-4.5 pt-5 pb-5.5 xs:px-6 xs:pt-5.5 xs:pb-6",
    title: "line-clamp-2 text-[1.1875rem]/[1.2]",
    text: "line-clamp-3",
    action: "",
  },
  /** One of many: a small picture beside the words. */
  compact: {
    card: "grid grid-cols-[7.5rem_minmax(0,1fr)]",
    cover: "flex items-center border-r-2",
    body: "py-4 pr-3 pl-4",
    title: "line-clamp-2 text-base/[1.25]",
    text: "line-clamp-3 text-small",
    action: "text-small",
  },
} as const;

/** Picture, perforation, words. The whole card is the link. */
export function ResourceCard(props: Props) {
  const { href, cover, badge, label, title, text, action, external, look: name = "card" } = props;
  const look = looks[name];
  return (
    <article
      className={`group relative h-full border border-rule-strong bg-sheet has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-3 ${look.card}`}
    >
      <div className={`border-rule-strong border-dashed ${look.cover}`}>{cover}</div>
      <div className={`flex flex-1 flex-col ${look.body}`}>
        {/* A date in full, the kind and the length still fit into one line on a phone. */}
        <p className="fact flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted max-xs:text-label">
          {badge && (
            <span data-card-badge className="border border-rule-strong px-1.5 py-px text-ink">
              {badge}
            </span>
          )}
          <span data-card-label>{label}</span>
        </p>
        <h3 className={`mt-2.5 font-semibold tracking-tight ${look.title}`}>
          <a
            href={href}
            className="after:absolute after:inset-0 focus-visible:outline-none"
            {...(external && { target: "_blank", rel: "noopener" })}
          >
            {title}
            {external && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        </h3>
        <p className={`mt-2 mb-4 text-base text-muted ${look.text}`}>{text}</p>
        <p
          className={`mt-auto font-semibold text-base underline decoration-1 underline-offset-[0.22em] group-hover:decoration-2 ${look.action}`}
          aria-hidden="true"
          data-card-action
        >
          {action}
        </p>
      </div>
    </article>
  );
}

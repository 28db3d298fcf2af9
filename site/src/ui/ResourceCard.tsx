import type { ReactNode } from "react";
import "./resource-card.css";

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
  /** The first among its likes: over a whole row of wide screens, picture and words side by side. */
  lead?: boolean;
}

/** A stub torn off a ticket: picture above the perforation, words below. The whole card leads on. */
export function ResourceCard({
  href,
  cover,
  badge,
  label,
  title,
  text,
  action,
  external = false,
  lead = false,
}: Props) {
  return (
    <article className={lead ? "resource-card resource-card-lead" : "resource-card"}>
      <div className="resource-card-cover">{cover}</div>
      <div className="resource-card-body">
        <p className="resource-card-label fact text-muted">
          {badge && <span className="resource-card-badge">{badge}</span>}
          <span data-card-label>{label}</span>
        </p>
        <h3 className="resource-card-title">
          {external ? (
            <a href={href} target="_blank" rel="noopener">
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <a href={href}>{title}</a>
          )}
        </h3>
        <p className="resource-card-text">{text}</p>
        <p className="resource-card-action" aria-hidden="true" data-card-action>
          {action}
        </p>
      </div>
    </article>
  );
}

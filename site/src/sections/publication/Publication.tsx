import type { ReactNode } from "react";
import type { Contents } from "../../content/prose.ts";
import { shownDates } from "../../content/schemas/fields.ts";
import { paths } from "../../routes.ts";
import { ShareButton } from "../../share/ShareBlock.tsx";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import "../../styles/prose.css";
import "../../styles/prose-blocks.css";
import "../../time-measures/calculator.css";
import "../../time-measures/measures.css";
import "../../ui/marked-text.css";
import "./opener.css";

/** What a publication opens on: paper, ink or the signal's colour. */
export type Ground = "paper" | "ink" | "signal";

interface HeadProps {
  ground: Ground;
  /** Where a reader came from, or would have. */
  back?: { href: string; label: string } | undefined;
  cover?: ReactNode;
  /** Title, summary and facts. */
  children: ReactNode;
}

/** How a publication begins: a field across the screen with its words and, drawn on the same ground, its cover. */
export function PublicationHead({
  ground,
  back = { href: paths.resourceHub, label: "Back to Resources" },
  cover,
  children,
}: HeadProps) {
  return (
    <header className={`opener-${ground} ${ground === "paper" ? "" : "torn-below"}`}>
      <div className="frame grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="inset flex flex-col pt-6 pb-8 lg:pb-14">
          <a href={back.href} className="link inline-block self-start py-2 text-base print:hidden">
            <Glyph name="back" className="mr-1.5" />
            {back.label}
          </a>
          <div className="my-auto">{children}</div>
        </div>
        <div className="inset self-center pb-8 lg:py-14 lg:pl-0 print:hidden">{cover}</div>
      </div>
    </header>
  );
}

interface TitleProps {
  title: string;
  summary: string;
  /** As shown; `published` is the same for machines. */
  date: string;
  published: string;
  /** ISO day of its last revision. */
  revised?: string | undefined;
  minutes: number;
  author?: string | undefined;
  /** ISO day on which its rules and facts were last held against their sources. */
  checked?: string | undefined;
}

/** Title, summary, date and reading time of a publication that is mostly text. */
export function PublicationTitle({ title, summary, date, published, revised, minutes, author, checked }: TitleProps) {
  return (
    <>
      <h1 className="mt-6 text-h1">{title}</h1>
      <p className="mt-5 text-lead text-muted">{summary}</p>
      <p className="fact mt-6 flex flex-wrap gap-x-5 gap-y-1 text-muted">
        <time dateTime={published}>{date}</time> {revised && <Revised on={revised} />}{" "}
        <span>{`${minutes} min read`}</span> {author && <span>{author}</span>}{" "}
        {checked && (
          <span>
            {"Checked against its sources on "}
            <time dateTime={checked}>{shownDates(checked)[1]}</time>
          </span>
        )}
      </p>
    </>
  );
}

/** When a text last changed so that it tells what came later. @param on ISO day */
export function Revised({ on }: { on: string }) {
  return (
    <span>
      {"Revised "}
      <time dateTime={on}>{shownDates(on)[1]}</time>
    </span>
  );
}

interface ActionsProps {
  title: string;
  summary: string;
  /** Address of the page as a PDF, once there is one. */
  pdf: string | undefined;
}

/** A partnership is sent on, or taken along as a PDF. */
export function PartnershipActions({ title, summary, pdf }: ActionsProps) {
  return (
    <p className="mt-7 flex flex-wrap gap-3 print:hidden">
      {pdf && (
        <a href={pdf} target="_blank" rel="noopener" className={buttonClass("ink", "small")}>
          Download PDF
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <ShareButton title={title} text={summary} className="needs-script" />
    </p>
  );
}

/** The text beside its contents, which stay in sight where there is room. */
export function PublicationBody({ contents, children }: { contents: readonly Contents[]; children?: ReactNode }) {
  return (
    <div className="inset grid gap-x-14 gap-y-10 border-rule border-t py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-16 print:block print:pt-6 print:pb-0">
      <nav
        aria-label="Contents"
        className="text-small lg:sticky lg:top-26 lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
      >
        <p className="label mb-3">Contents</p>
        <ol data-contents>
          {contents.map(({ slug, text }) => (
            <li key={slug} className="border-rule not-first:border-t">
              <a
                href={`#${slug}`}
                className="block py-2 text-muted leading-[1.35] hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose">{children}</div>
    </div>
  );
}

interface NextProps {
  ground: Ground;
  path: string;
  heading: string;
  /** Kind and length, such as "Guide · 8 min read". */
  label: string;
  children?: ReactNode;
  /** A named slot, which the type checker does not see. */
  cover?: ReactNode;
}

/** Where a reader goes on: the next publication of the same kind, on its own ground. */
export function NextPublication({ ground, path, heading, label, cover }: NextProps) {
  return (
    <aside aria-label="Read next" className={`opener-${ground} group relative print:hidden`}>
      <div className="frame grid items-center border-rule border-t sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="inset py-9 lg:py-12">
          <p className="fact flex flex-wrap gap-x-4">
            <span className="font-semibold">Read next</span> <span className="text-muted">{label}</span>
          </p>
          <p className="mt-3 max-w-[18em] font-bold font-display text-subhead">
            <a
              href={path}
              className="underline decoration-2 decoration-transparent underline-offset-4 after:absolute after:inset-0 group-hover:decoration-current focus-visible:after:outline-2 focus-visible:after:-outline-offset-4"
            >
              {heading}
            </a>
          </p>
        </div>
        <div className="inset max-sm:hidden sm:py-6 sm:pl-0 lg:px-16">{cover}</div>
      </div>
    </aside>
  );
}

/** How a publication ends: what a demo would show this reader, and the way to book one. */
export function PublicationInvitation({
  words,
  button = "Talk To Us",
}: {
  words: string;
  button?: string | undefined;
}) {
  return (
    <div className="inset grid items-center gap-6 border-rule border-t py-12 md:grid-cols-[1fr_auto] print:hidden">
      <p className="max-w-[24em] font-semibold text-h3">{words}</p>
      <a href={paths.bookADemo} className={buttonClass("signal")}>
        {button}
      </a>
    </div>
  );
}

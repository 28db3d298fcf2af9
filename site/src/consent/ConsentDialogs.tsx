import { brand } from "@latchwork/brand";
import { type ConsentCategory, consentCategories } from "@latchwork/contract/consent";
import type { ReactNode } from "react";
import { paths } from "../routes.ts";
import { essentialKept, humanVerification } from "../third-parties/essential.ts";
import type { Kept, Vendor } from "../third-parties/vendor.ts";
import { enabledVendors } from "../third-parties/vendors.ts";
import { buttonClass } from "../ui/button.ts";
import { OutsideLink } from "../ui/OutsideLink.tsx";

/** What each category is for, in the visitor's terms. */
export const categoryWords: Record<ConsentCategory, { name: string; purpose: string }> = {
  essential: {
    name: "Essential",
    purpose: "What the site needs to do what you ask of it, such as remembering this choice. Always on.",
  },
  analytics: {
    name: "Analytics",
    purpose: "Counts visits and what they lead to, so that we know which pages help. Never the tickets you paste.",
  },
  marketing: {
    name: "Marketing",
    purpose: "Recognises companies and returning visitors, and connects visits with what you ask of us.",
  },
  functional: { name: "Functional", purpose: "Extras such as a live chat, which remember you between pages." },
};

/** Makes a button open the preferences without any script where the browser knows how; the document's script helps the others. */
export const opensPreferences = { command: "show-modal", commandfor: "consent-preferences" };

// `low` is a screen as low as a phone on its side, or zoomed to 400%: part of the page stays in sight there.
const dialogClass =
  "fixed top-auto right-[max(1rem,env(safe-area-inset-right))] bottom-[max(1rem,env(safe-area-inset-bottom))] left-auto m-0 max-h-[calc(100dvh-2rem)] max-w-none overflow-y-auto overscroll-contain border-[1.5px] border-ink bg-sheet text-ink text-small print:hidden";
const choiceClass = "low:min-h-9 low:px-2 low:text-small";

/**
 * The banner and the preferences, both closed: native dialogs whose buttons
 * close them. `consent.client.ts` takes what was pressed.
 */
export function ConsentDialogs() {
  return (
    <>
      <dialog
        id="consent-preferences"
        className={`peer w-[min(36rem,100vw-2rem)] backdrop:bg-on-signal/62 ${dialogClass}`}
        aria-labelledby="consent-preferences-title"
      >
        <form method="dialog">
          <header className="sticky top-0 z-1 grid gap-3 border-t-[6px] border-t-signal border-b border-b-rule bg-sheet px-5.5 py-4.5 low:static">
            <Title id="consent-preferences-title">Cookie Preferences</Title>
            <GpcNote>
              Your browser asks not to be tracked (Global Privacy Control), so Marketing counts as refused. Switching it
              on here overrides that.
            </GpcNote>
          </header>
          <ul>
            {consentCategories.map((category) => (
              <Category key={category} category={category} />
            ))}
          </ul>
          <p className="border-rule border-t px-5.5 py-3.5 text-muted">
            Switching one off removes what it stored here, and may load the page again.
          </p>
          <footer className="sticky bottom-0 z-1 border-rule-strong border-t-2 border-dashed bg-sheet px-5.5 py-4.5 low:static">
            <div className="grid grid-cols-[1fr_2fr] gap-2.5">
              <button type="submit" value="back" className={buttonClass("outline")}>
                Back
              </button>
              <button type="submit" value="save" className={buttonClass("ink")}>
                Save Preferences
              </button>
            </div>
          </footer>
        </form>
      </dialog>

      <dialog
        id="consent-banner"
        // Where it is no modal dialog it has to lie above what is drawn after it. Beneath the preferences it is not seen.
        className={`z-40 w-[min(29rem,100vw-2rem)] backdrop:bg-on-signal/16 peer-open:opacity-0 ${dialogClass}`}
        aria-labelledby="consent-banner-title"
        aria-describedby="consent-banner-words"
        {...{ closedby: "none" }}
      >
        <form
          method="dialog"
          className="grid gap-3.5 border-signal border-t-[6px] px-5.5 pt-5 pb-5.5 low:gap-2 low:px-3.5 low:pt-2.5 low:pb-3"
        >
          <Title id="consent-banner-title" className="low:text-base">
            Nothing extra runs unless you allow it
          </Title>
          <div id="consent-banner-words" className="grid gap-2 low:gap-1 low:text-fact">
            <p>Services that measure visits, market or chat stay off until you choose.</p>
            <GpcNote>
              Your browser asks not to be tracked (Global Privacy Control). Marketing stays off unless you allow it
              here.
            </GpcNote>
            <p>
              More in the{" "}
              <a href={paths.privacyNotice} className="link">
                Privacy Notice
              </a>
              . Change your mind at the foot of any page.
            </p>
          </div>
          {/* Two of the same size and weight, side by side or one above the other. */}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-2.5 low:grid-cols-2">
            {Object.entries({ accept: "Accept all", reject: "Reject non-essential" }).map(([value, words]) => (
              <button key={value} type="submit" value={value} className={`${buttonClass("ink")} ${choiceClass}`}>
                {words}
              </button>
            ))}
          </div>
          <button type="button" className={`w-full ${buttonClass("outline")} ${choiceClass}`} {...opensPreferences}>
            Preferences
          </button>
        </form>
      </dialog>
    </>
  );
}

/** Gets the focus, not the first button: it is read from there on, and no choice is nearer than another. */
function Title({ id, className = "", children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <h2 id={id} tabIndex={-1} {...{ autoFocus: true }} className={`text-h3 focus-visible:outline-none ${className}`}>
      {children}
    </h2>
  );
}

/** Shown to browsers that send Global Privacy Control. */
function GpcNote({ children }: { children: ReactNode }) {
  return <p className="hidden in-data-gpc:block">{children}</p>;
}

function Category({ category }: { category: ConsentCategory }) {
  const { name, purpose } = categoryWords[category];
  const id = `consent-${category}`;
  const isEssential = category === "essential";
  return (
    <li className="border-rule px-5.5 py-3.5 not-first:border-t">
      <div className="flex items-center justify-between gap-4 font-semibold text-body">
        <label htmlFor={id} className="flex-1 cursor-pointer py-1.5">
          {name}
        </label>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its state itself
          role="switch"
          id={id}
          name={category}
          defaultChecked={isEssential}
          disabled={isEssential}
          aria-describedby={`${id}-purpose`}
          className={switchClass}
        />
      </div>
      <p id={`${id}-purpose`}>{purpose}</p>
      {isEssential ? (
        <Details summary="What is kept">
          <KeptList kept={essentialKept} />
          <p>
            <strong>{humanVerification.name}</strong> {`(${humanVerification.company}). ${humanVerification.purpose}`}
          </p>
        </Details>
      ) : (
        <VendorDetails vendors={enabledVendors(brand).filter((vendor) => vendor.category === category)} />
      )}
    </li>
  );
}

const switchClass =
  "relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-[1rem] border-[1.5px] border-ink bg-sunken checked:bg-inverse disabled:cursor-not-allowed disabled:border-rule-strong disabled:opacity-60 " +
  "before:absolute before:inset-y-[0.1875rem] before:left-[0.1875rem] before:aspect-square before:rounded-full before:bg-ink checked:before:[translate:1.25rem] checked:before:bg-on-inverse motion-safe:before:transition-[translate] " +
  "forced-colors:before:bg-[ButtonText] forced-colors:before:forced-color-adjust-none forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none forced-colors:checked:before:bg-[HighlightText]";

/** Who a category lets in: each by name, with its purpose and what it keeps. */
function VendorDetails({ vendors }: { vendors: readonly Vendor[] }) {
  if (vendors.length === 0) return <p className="text-muted">At present nothing is set up here.</p>;
  return (
    <Details summary={vendors.map(({ name }) => name).join(", ")}>
      {vendors.map(({ id, name, company, purpose, kept, privacyNotice }) => (
        <section key={id} className="border-rule [section+&]:mt-3 [section+&]:border-t [section+&]:pt-3">
          <h3 className="text-base">{name}</h3>
          <p>{purpose}</p>
          <p>
            {`Run by ${company}: `}
            <OutsideLink href={privacyNotice} className="link">
              {`privacy notice of ${name}`}
            </OutsideLink>
          </p>
          {kept.length === 0 ? <p>Keeps nothing in your browser.</p> : <KeptList kept={kept} />}
        </section>
      ))}
    </Details>
  );
}

function Details({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 font-medium">{summary}</summary>
      {children}
    </details>
  );
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <dl className="my-2 grid gap-1.5">
      {kept.map(({ kind, name, lifetime, purpose }) => (
        <div key={`${kind} ${name}`}>
          <dt className="font-medium font-mono">{name}</dt>
          <dd>{`${purpose} In ${kind === "cookie" ? "a cookie" : kind}: ${lifetime}.`}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from "react";
import "../../ui/marked-text.css";
import { readContent } from "../../content/read-content.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Field } from "../../ui/Field.tsx";
import { Glyph } from "../../ui/Glyph.tsx";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { Stamp } from "../../ui/Stamp.tsx";
import { Ticket } from "../../ui/Ticket.tsx";

const grounds = {
  surface: "bg-surface text-ink",
  sheet: "bg-sheet text-ink",
  sunken: "bg-sunken text-ink",
  "muted text": "bg-surface text-muted",
  inverse: "bg-inverse text-on-inverse",
  signal: "bg-signal text-on-signal",
  "signal text": "bg-sheet text-signal-text",
  "clear text": "bg-sheet text-clear-text",
  mark: "bg-mark text-ink",
};
const steps = {
  display: "text-display font-display font-bold",
  h1: "text-h1 font-display font-bold",
  h2: "text-h2 font-display font-bold",
  subhead: "text-subhead font-display font-bold",
  h3: "text-h3 font-semibold",
  h4: "text-h4 font-semibold",
  lead: "text-lead",
  body: "text-body",
  base: "text-base",
  small: "text-small",
  fact: "fact",
  label: "label",
};
const stamps = [
  { tone: "signal", says: "Testable", small: "3 findings" },
  { tone: "clear", says: "Not Testable", small: "no test needed" },
  { tone: "plain", says: "Not Testable", small: "until it says more" },
] as const;
const fields = [
  { id: "plain-field", label: "Company" },
  { id: "hinted-field", label: "Work e-mail", hint: "We answer within 24 hours." },
  { id: "wrong-field", label: "Team size", error: "Enter a number, such as 12." },
];
/** Parts that a page shows in all their states. */
const seenOn = {
  "Carousels, tabs, figures, quotations, questions and the dialog": paths.home,
  "Cards and their search": paths.blog,
  "Cards by category, and the call to action": paths.resourceHub,
  "Long text, its contents and the share button": paths.article(readContent("home").featured.articles[0] ?? ""),
};

/** Each part's example by its name. */
const exhibits: Record<string, ReactNode> = {
  "Roles of colour": (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {Object.entries(grounds).map(([name, looks]) => (
        <li
          key={name}
          className={`grid min-h-20 content-end border border-rule-strong p-3 font-mono text-small ${looks}`}
        >
          {name}
        </li>
      ))}
    </ul>
  ),
  Type: Object.entries(steps).map(([name, looks]) => (
    <p key={name} className={`mb-3 ${looks}`}>{`${name}: every ticket gets read`}</p>
  )),
  Buttons: (["large", "small"] as const).map((size) => (
    <p key={size} className="mb-4 flex flex-wrap gap-3">
      {(["signal", "ink", "outline"] as const).map((look) => (
        <button key={look} type="button" className={buttonClass(look, size)}>{`${look}, ${size}`}</button>
      ))}
      <button type="button" disabled className={buttonClass("signal", size)}>
        disabled
      </button>
    </p>
  )),
  Links: (
    <p className="flex flex-wrap gap-6">
      <a href="#links" className="link">
        A link in text
      </a>
      <OutsideLink href="#links" className="link" tip="A tip opens after 700 ms, and the next one at once.">
        A link that leaves, with a tip
      </OutsideLink>
      <a href="#links" className="link">
        <Glyph name="back" className="mr-1.5" />A link back
      </a>
    </p>
  ),
  Stamps: (
    <div className="flex flex-wrap items-end gap-8 overflow-x-clip text-fact">
      {stamps.map(({ tone, says, small }) => (
        <Stamp key={tone} tone={tone} small={small}>
          {says}
        </Stamp>
      ))}
      <Stamp tone="signal" size="large" small="3 findings">
        Testable
      </Stamp>
    </div>
  ),
  Ticket: (
    <Ticket number="WEB-77" kind="Story · 3 pts" aside="Sprint 14">
      <p className="font-mono text-small">
        A ticket with its number, kind and place, and <mark className="marked">a marked phrase</mark> in it.
      </p>
    </Ticket>
  ),
  "Form fields": (
    <div className="grid max-w-[28rem] gap-5">
      {fields.map((field) => (
        <Field key={field.id} {...field}>
          {(attributes) => <input type="text" {...attributes} />}
        </Field>
      ))}
    </div>
  ),
  "On pages": (
    <ul>
      {Object.entries(seenOn).map(([parts, href]) => (
        <li key={href} className="py-1">
          <a href={href} className="link inline-block py-1">
            {parts}
          </a>
        </li>
      ))}
    </ul>
  ),
};

/** The parts that pages are made of, drawn by the parts themselves. */
export function Styleguide() {
  return (
    <div className="frame">
      <header className="inset py-14">
        <h1 className="text-h2">Parts of the site</h1>
        <p className="mt-4 max-w-[40em] text-muted">
          Drawn by the components that pages use. The switch in the footer shows the other theme.
        </p>
      </header>
      {Object.entries(exhibits).map(([name, exhibit]) => {
        const id = name.toLowerCase().replaceAll(" ", "-");
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-name`}
            className="inset grid gap-x-10 gap-y-5 border-rule border-t py-10 lg:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <h2 id={`${id}-name`} className="font-semibold font-text text-h4 tracking-normal">
              {name}
            </h2>
            <div className="min-w-0">{exhibit}</div>
          </section>
        );
      })}
    </div>
  );
}

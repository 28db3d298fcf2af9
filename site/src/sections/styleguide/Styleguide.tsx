import type { ReactNode } from "react";
import type { Customer } from "../../content/customers.ts";
import { paths } from "../../routes.ts";
import { ShareBlock } from "../../share/ShareBlock.tsx";
import "../../styles/prose.css";
import "../../ui/marked-text.css";
import { buttonClass } from "../../ui/button.ts";
import { Carousel } from "../../ui/Carousel.tsx";
import { CustomerMark } from "../../ui/CustomerMark.tsx";
import { Field } from "../../ui/Field.tsx";
import { FiguresRow } from "../../ui/FiguresRow.tsx";
import { Glyph } from "../../ui/Glyph.tsx";
import { OutsideLink } from "../../ui/OutsideLink.tsx";
import { Question } from "../../ui/Question.tsx";
import { Quote } from "../../ui/Quote.tsx";
import { ResourceCard } from "../../ui/ResourceCard.tsx";
import { Stamp } from "../../ui/Stamp.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Ticket } from "../../ui/Ticket.tsx";
import { Closing } from "../Closing.tsx";
import { DemoDialog } from "../home/DemoDialog.tsx";
import { CoverageTable } from "../publication/Coverage.tsx";

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
  h3: "text-h3 font-display font-bold",
  h4: "text-h4 font-semibold",
  lead: "text-lead",
  body: "text-body",
  base: "text-base",
  small: "text-small",
  fact: "fact",
  label: "label",
};
const card = { href: "#resource-card", badge: "Blog", label: "8 min read", action: "Read More" };

/** Each part's example by its name. */
const exhibits = (customers: readonly Customer[], cover: ReactNode): Record<string, ReactNode> => ({
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
    <p className="flex flex-wrap gap-8">
      <Stamp tone="signal" small="3 findings">
        Testable
      </Stamp>
      <Stamp tone="clear" small="no test needed">
        Not Testable
      </Stamp>
      <Stamp tone="plain" small="until it says more">
        Not Testable
      </Stamp>
    </p>
  ),
  Ticket: (
    <div className="grid gap-12 md:grid-cols-2">
      <Ticket number="WEB-77" kind="Story · 3 pts" aside="Sprint 14">
        <p className="font-mono text-small">A plain ticket with its number, kind and place.</p>
      </Ticket>
      <Ticket number="WEB-78" stacked>
        <p className="font-mono text-small">
          Stacked, with <mark className="marked">a marked phrase</mark> in it.
        </p>
      </Ticket>
    </div>
  ),
  "Resource card": (
    <>
      <div className="mb-8 max-w-[24rem]">
        <ResourceCard
          {...card}
          cover={cover}
          title="A title that is clamped to two lines however long it may have been written"
          text="A description that is clamped to three lines. It says what the piece says, in the same words, and stops where the card does, even when its author did not stop there and went on for a good while longer."
        />
      </div>
      <div>
        <ResourceCard
          {...card}
          lead
          cover={cover}
          title="The first among its likes"
          text="On wide screens its picture and its words stand side by side."
        />
      </div>
    </>
  ),
  Tabs: (
    <Tabs
      label="Example"
      tabs={["First", "Second"].map((label) => {
        const value = label.toLowerCase();
        return { value, label, panel: <p className="p-6">{`The ${value} panel.`}</p> };
      })}
    />
  ),
  Carousel: (
    <Carousel
      label="Customers"
      slides={customers.slice(0, 3).map((customer) => ({
        key: customer.name,
        name: customer.name,
        content: (
          <p className="grid min-h-32 place-items-center border border-rule-strong">
            <CustomerMark customer={customer} />
          </p>
        ),
      }))}
    />
  ),
  "Form fields": (
    <div className="grid max-w-[28rem] gap-5">
      <Field id="plain-field" label="Company">
        {(attributes) => <input type="text" {...attributes} />}
      </Field>
      <Field id="hinted-field" label="Work e-mail" hint="We answer within 24 hours.">
        {(attributes) => <input type="email" {...attributes} />}
      </Field>
      <Field id="wrong-field" label="Team size" error="Enter a number, such as 12.">
        {(attributes) => <input type="text" defaultValue="a few" {...attributes} />}
      </Field>
      <Field id="long-field" label="Message">
        {(attributes) => <textarea rows={3} {...attributes} />}
      </Field>
    </div>
  ),
  Questions: (
    <>
      <Question question="What opens here?" answer="An answer of a sentence or three, in muted ink." />
      <Question question="And each by itself?" answer="Each by itself, without a script." />
    </>
  ),
  Figures: (
    <FiguresRow
      figures={[
        { figure: "244", says: "tickets read" },
        { figure: "37", says: "testing sequences" },
        { figure: "5", says: "flaws mended" },
      ]}
    />
  ),
  Quotation: <Quote text="Short enough to be read in one breath." person="A person" job="a job, a company" />,
  Table: (
    <CoverageTable
      rows={[
        { clause: "A1", requirement: "What is asked.", coverage: "Complete", mapping: "How it is met." },
        {
          clause: "A2",
          requirement: "What else is asked.",
          coverage: "Partial",
          mapping: "What is met, and what is not.",
        },
      ]}
    />
  ),
  Dialog: (
    <>
      <p>
        <a href={paths.demo} data-watch-demo className={buttonClass("outline")}>
          Watch Demo
        </a>
      </p>
      <DemoDialog address={null} />
    </>
  ),
  "Share and notification": (
    <ShareBlock heading="Share this page" title="Parts of the site" text="Every part, in every state." />
  ),
  "Call to action": (
    <Closing heading="One sentence that asks." lead="And one that says what happens next." label="Talk to Us" />
  ),
  "Long text": (
    <div className="prose">
      <p>The first paragraph stands a little larger, because it carries the piece.</p>
      <h3>A third-level heading</h3>
      <ul>
        <li>
          A list with <code>inline code</code> and <strong>weight</strong>.
        </li>
        <li>
          And <a href="#long-text">a link to this part</a>.
        </li>
      </ul>
      <blockquote>
        <p>A quotation, with the signal at its side.</p>
      </blockquote>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>POST /api/orders/8812/refund HTTP/1.1</code>
      </pre>
    </div>
  ),
});

/**
 * Every part that pages are made of, drawn by the parts themselves.
 * @param cover a named slot: one drawn cover
 */
export function Styleguide({ customers, cover }: { customers: readonly Customer[]; cover?: ReactNode }) {
  return (
    <div className="frame">
      <header className="inset py-14">
        <h1 className="text-h2">Parts of the site</h1>
        <p className="mt-4 max-w-[40em] text-muted">
          Drawn by the components that pages use. The switch in the footer shows the other theme.
        </p>
      </header>
      {Object.entries(exhibits(customers, cover)).map(([name, exhibit]) => {
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

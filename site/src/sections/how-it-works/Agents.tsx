import type { ReactNode } from "react";
import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import "../../ui/marked-text.css";
import "./agents.css";

type Words = Content<"how-it-works">["agents"];
type TicketLine = Words["lines"][number];

/** One ticket that grows by a column at each of the three agents. On a phone each line carries its own steps. */
export function Agents({ words }: { words: Words }) {
  const { ticket, lines } = words;
  const minutes = lines.flatMap((line) => ("minutes" in line && line.minutes ? [line.minutes] : []));
  return (
    <section id="security-reviews" className="border-rule border-t" aria-labelledby="agents-heading">
      <div className="frame inset pt-16 pb-14 lg:pt-24 lg:pb-20">
        <h2 id="agents-heading" className="max-w-[13em] text-h2">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-[40em] text-muted">{words.lead}</p>
        <div
          className="mt-11 grid border-[1.5px] border-ink bg-sheet *:col-span-full md:grid-cols-[minmax(0,1.05fr)_minmax(0,1.1fr)_minmax(0,1fr)]"
          data-fade="0"
        >
          <header className="flex flex-wrap items-baseline gap-x-5 gap-y-2.5 border-ink border-b-[1.5px] px-4 py-4.5 lg:px-6">
            <span className="font-mono font-semibold text-h4 leading-none">{ticket.number}</span>
            <span className="font-semibold text-h4 leading-none">{ticket.title}</span>
            <span className="fact text-muted">{ticket.kind}</span>
          </header>
          <div className="grid gap-y-4 bg-sunken py-5 md:grid-cols-subgrid md:py-0">
            {[words.analyst, words.architect, words.engineer].map((agent) => (
              <div
                key={agent.name}
                className="border-rule-strong border-dashed px-4 md:py-5 md:not-first:border-l-2 lg:px-6"
              >
                <h3 className="text-h3">{agent.name}</h3>
                <p className="mt-1.5 text-base text-muted leading-snug">{agent.does}</p>
              </div>
            ))}
          </div>
          <ol className="grid grid-cols-subgrid text-base *:col-span-full md:max-lg:text-small">
            {lines.map((line, index) => (
              <Line key={line.text} number={index + 1} line={line} words={words} />
            ))}
          </ol>
          <footer className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 border-ink border-t-[1.5px] px-4 py-4.5 lg:px-6">
            <div className="flex-[1_1_16rem]">
              <p className="font-semibold">{words.end}</p>
              <p className="fact mt-1">{`${minutes.join(" + ")} = ${minutes.reduce((sum, each) => sum + each)} min ${words.effort}`}</p>
            </div>
            <Stamp tone="signal">Testable</Stamp>
          </footer>
        </div>
        <div className="mt-8 max-w-[44em] border-signal border-l-[3px] pl-4">
          <div className="grid gap-2 text-base text-muted">
            {words.alone.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-2 flex flex-wrap gap-x-6">
            <a href={paths.changeAnalysisTool} className="link inline-block py-1 font-semibold">
              {words.tool}
            </a>
            <a href={paths.howGoodIsIt} className="link inline-block py-1 font-semibold">
              {words.accuracy}
            </a>
          </p>
        </div>
        <TooLittle words={words.enough} />
      </div>
    </section>
  );
}

/** A line of the ticket, what the analyst marks in it, and what the other two add. */
function Line({ number, line, words }: { number: number; line: TicketLine; words: Words }) {
  const leads = "threat" in line ? "on" : undefined;
  // On a phone a harmless line leaves with nothing added.
  const added = `md:border-l-2 border-rule-strong border-dashed md:pt-4 md:pr-4 md:pb-4.5 md:pl-6.5 lg:pl-9 ${leads ? "" : "max-md:hidden"}`;
  return (
    <li
      data-leads={leads}
      className="group grid grid-cols-subgrid border-rule border-t px-4 py-4.5 *:max-md:col-span-full md:p-0"
    >
      <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-3 md:gap-x-1.5 md:pt-4 md:pr-5.5 md:pb-4.5 md:pl-4 lg:gap-x-3 lg:pr-8 lg:pl-6">
        <span
          className="fact text-muted group-data-[leads=on]:font-semibold group-data-[leads=on]:text-signal-text"
          aria-hidden="true"
        >
          {number}
        </span>
        <p className="font-mono text-small">
          <MarkedLine line={line} />
        </p>
        {"mark" in line && (
          <Step agent={words.analyst.name} className="max-md:col-span-full md:col-start-2 md:mt-2">
            <p className="font-semibold text-signal-text text-small">{line.mark}</p>
          </Step>
        )}
      </div>
      <Step agent={words.architect.name} className={added}>
        <Threat line={line} blank={words.blank.threat} />
      </Step>
      <Step agent={words.engineer.name} className={added}>
        <Test line={line} blank={words.blank.test} />
      </Step>
    </li>
  );
}

/** What one agent adds to a line. Under columns of their own the agents' names are only heard. */
function Step({ agent, className, children }: { agent: string; className: string; children: ReactNode }) {
  return (
    <div className={`agent-step max-md:ml-1 max-md:pt-3 max-md:pl-7 ${className}`}>
      <p className="fact text-muted md:sr-only">{agent}</p>
      {children}
    </div>
  );
}

function MarkedLine({ line }: { line: TicketLine }) {
  if (!("phrase" in line)) return line.text;
  const [before, after] = line.text.split(line.phrase, 2);
  return (
    <>
      {before}
      <mark className="marked">{line.phrase}</mark>
      {after}
    </>
  );
}

function Threat({ line, blank }: { line: TicketLine; blank: string }) {
  if (!("threat" in line)) return <p className="text-muted">{blank}</p>;
  return (
    <>
      <p className="font-semibold leading-snug">{line.threat}</p>
      <p className="mt-1.5 text-muted">{line.because}</p>
    </>
  );
}

/** Filled: a machine does it. Open: a person does. */
const filled = "before:border-6 before:border-ink";
const open = "before:rounded-full before:border-2 before:border-signal";

function Test({ line, blank }: { line: TicketLine; blank: string }) {
  if (!("threat" in line)) return <p className="text-muted">{blank}</p>;
  return (
    <>
      <p>{line.test}</p>
      <p className={`fact mt-2.5 flex items-center gap-2 before:size-2.75 ${line.minutes ? open : filled}`}>
        {line.minutes ? `Manual · ${line.minutes} min` : "Automated · every build"}
      </p>
    </>
  );
}

/** A ticket that says too little, the question it gets, and its answer. */
function TooLittle({ words }: { words: Words["enough"] }) {
  const { heading, text, ticket, question, answer, again } = words;
  return (
    <div className="mt-12 grid items-center gap-x-14 gap-y-8 lg:mt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div>
        <h3 className="text-h3">{heading}</h3>
        <p className="mt-3 max-w-[36em] text-base text-muted">{text}</p>
      </div>
      <div className="border border-rule-strong bg-sheet px-6 py-5 max-2xs:px-2" data-fade="150">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-mono text-small">
            <span className="mr-4 font-semibold">{ticket.number}</span>
            {ticket.text}
          </p>
          <Stamp tone="plain" small="until it says more" className="text-h4!">
            Not Testable
          </Stamp>
        </div>
        <p className="mt-4 border-rule-strong border-t-2 border-dashed pt-3.5 font-semibold">{question}</p>
        <p className="mt-2.5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border border-rule-strong bg-surface px-3 py-2">
          <span className="font-mono text-small">{answer}</span>
          <span className="fact text-clear-text">{again}</span>
        </p>
      </div>
    </div>
  );
}

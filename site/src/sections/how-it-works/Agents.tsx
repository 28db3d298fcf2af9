import type { ReactNode } from "react";
import type { Content } from "../../content/schemas/index.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import "../../ui/marked-text.css";
import "./agents.css";
import { TooLittle } from "./TooLittle.tsx";

type TicketLine = Content<"how-it-works">["agents"]["lines"][number];

type Words = Content<"how-it-works">["agents"];

/** One slip that grows by a column at each of the three agents. On a phone each line carries its own steps. */
export function Agents({ words }: { words: Words }) {
  const { ticket, lines, blank } = words;
  const minutes = lines.flatMap((line) => ("minutes" in line && line.minutes ? [line.minutes] : []));
  return (
    <section id="security-reviews" className="border-rule border-t" aria-labelledby="agents-heading">
      <div className="frame inset pt-16 pb-14 lg:pt-24 lg:pb-20">
        <h2 id="agents-heading" className="max-w-[13em] text-h2">
          {words.heading}
        </h2>
        <p className="mt-6 max-w-[40em] text-muted">{words.lead}</p>
        <div className="way" data-fade="0">
          <header className="way-head">
            <span className="font-mono font-semibold text-h4 leading-none">{ticket.number}</span>
            <span className="font-semibold text-h4 leading-none">{ticket.title}</span>
            <span className="fact text-muted">{ticket.kind}</span>
          </header>
          <div className="way-agents">
            {[words.analyst, words.architect, words.engineer].map((agent) => (
              <div key={agent.name} className="way-agent">
                <h3 className="font-display text-h3">{agent.name}</h3>
                <p className="mt-1.5 text-base text-muted leading-snug">{agent.does}</p>
              </div>
            ))}
          </div>
          <ol className="way-lines">
            {lines.map((line, index) => (
              <li key={line.text} className="way-line" data-way={wayOf(line)}>
                <div className="way-read">
                  <span className="fact way-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p className="font-mono text-small">
                    <MarkedLine line={line} />
                  </p>
                  {"mark" in line && (
                    <Step agent={words.analyst.name}>
                      <p className="font-semibold text-signal-text text-small">{line.mark}</p>
                    </Step>
                  )}
                </div>
                <Step agent={words.architect.name}>
                  <Threat line={line} blank={blank.threat} />
                </Step>
                <Step agent={words.engineer.name}>
                  <Test line={line} blank={blank.test} />
                </Step>
              </li>
            ))}
          </ol>
          <footer className="way-foot">
            <div>
              <p className="font-semibold">{words.end}</p>
              <p className="fact mt-1">{`${minutes.join(" + ")} = ${minutes.reduce((sum, each) => sum + each)} min ${words.effort}`}</p>
            </div>
            <Stamp tone="signal">Testable</Stamp>
          </footer>
        </div>
        <TooLittle words={words.enough} />
      </div>
    </section>
  );
}

/** What leads from a line to what the agents after the first one add to it. */
const wayOf = (line: TicketLine) => ("threat" in line ? "on" : "context" in line ? "context" : undefined);

/** What one agent adds to a line. Under columns of their own the agents' names are only heard. */
function Step({ agent, children }: { agent: string; children: ReactNode }) {
  return (
    <div className="way-step">
      <p className="fact way-role">{agent}</p>
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
  if ("context" in line) return <p className="text-base text-muted">{line.context}</p>;
  if (!("threat" in line)) return <p className="way-blank">{blank}</p>;
  return (
    <>
      <p className="font-semibold leading-snug">{line.threat}</p>
      <p className="mt-1.5 text-base text-muted">{line.because}</p>
    </>
  );
}

function Test({ line, blank }: { line: TicketLine; blank: string }) {
  if (!("test" in line)) return <p className="way-blank">{blank}</p>;
  if (!("threat" in line)) return <p className="way-blank">{line.test}</p>;
  return (
    <>
      <p className="text-base">{line.test}</p>
      <p className={`fact way-kind ${line.minutes ? "way-kind-manual" : ""}`}>
        {line.minutes ? `Manual · ${line.minutes} min` : "Automated · every build"}
      </p>
    </>
  );
}

import { automatedEffort, weaknessOf } from "@latchwork/contract/preview";
import { Stamp } from "../../ui/Stamp.tsx";
import { TicketScene } from "../../ui/TicketScene.tsx";
import { type HeroTicket, heroStamp } from "./hero-ticket.ts";
import "./hero-scene.css";

/** A ticket as the engine read it: phrases underlined, their numbers in the margin, the findings torn off below. */
export function HeroScene({ ticket }: { ticket: HeroTicket }) {
  const { findings } = ticket;
  return (
    <TicketScene
      className="hero-scene"
      playsOnce
      number={ticket.number}
      kind={ticket.kind}
      aside={ticket.aside}
      stamp={
        <Stamp tone="signal" size="large" small={heroStamp.small}>
          {heroStamp.word}
        </Stamp>
      }
      below={<Findings findings={findings} />}
    >
      <h2 className="hero-title">{ticket.title}</h2>
      <div className="hero-lines">
        {ticket.lines.map((segments) => (
          <Line key={segments[0]?.text} segments={segments} findings={findings} />
        ))}
      </div>
    </TicketScene>
  );
}

/** A line of the ticket. What ends in it has its number in the margin. */
function Line({ segments, findings }: { segments: HeroTicket["lines"][number] } & Pick<HeroTicket, "findings">) {
  const ending = segments.flatMap((segment) => segment.ending);
  return (
    <p className="hero-line">
      <span>
        {segments.map(({ text, start, findings: numbers }) =>
          numbers.length === 0 ? (
            text
          ) : (
            <mark key={start} data-finding={numbers[0]}>
              <Words>{text}</Words>
            </mark>
          ),
        )}
      </span>
      {ending.map((number) => (
        <a
          key={number}
          href={`#finding-${number}`}
          data-finding={number}
          aria-label={`Finding ${number}: ${findings[number - 1]?.name}`}
        >
          {number}
        </a>
      ))}
    </p>
  );
}

/** Each word in a box of its own, so that a line can be drawn under it without laying anything out anew. */
function Words({ children }: { children: string }) {
  return children.split(" ").flatMap((word, index) => [index > 0 && " ", <span key={`${index + 1}`}>{word}</span>]);
}

const testers = {
  automated: { minutes: `${automatedEffort.minutes}, `, by: automatedEffort.test },
  manual: { minutes: "by ", by: "a person" },
} as const;

function Findings({ findings }: Pick<HeroTicket, "findings">) {
  return (
    <section aria-label="Security assessment" className="ticket-scene-below hero-findings">
      <p className="hero-findings-head">
        <span>Security assessment</span> <span className="max-sm:hidden">Micro test</span>
      </p>
      <ol>
        {findings.map(({ name, severity, microTest, ...filed }, index) => (
          <li key={name} id={`finding-${index + 1}`} data-finding={index + 1}>
            <b>{index + 1}</b>
            <span className="hero-finding-name">{name}</span>
            <span className="hero-finding-facts">
              <span>
                <span className="sm:hidden">Micro test </span>
                {`${microTest.minutes} min ${testers[microTest.kind].minutes}`}
                <strong data-by={microTest.kind}>{testers[microTest.kind].by}</strong>
              </span>
              <span>{`${severity} · ${weaknessOf(filed)}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

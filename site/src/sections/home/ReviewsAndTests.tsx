import type { Content } from "../../content/schemas/index.ts";
import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { TableHead } from "../../ui/TableHead.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { Chapter, type ChapterProps } from "./Chapter.tsx";
import { heroTicket } from "./hero-ticket.ts";
import "../../ui/marked-text.css";

type Words = Content<"home">["tabs"];

export function ReviewsAndTests({ words, ...journey }: ChapterProps<Words>) {
  const drawings = {
    "tools-miss": <ReadTicket {...words.reading} />,
    "micro-tests": <QuestionTimeline {...words.timeline} />,
  };
  return (
    <Chapter {...journey} labelledBy="tabs-heading" endsAtBand>
      <h2 id="tabs-heading" className="inset pt-6 pb-9 text-h2">
        {words.heading}
      </h2>
      <Tabs
        label="What the platform does"
        tabs={words.items.map((item) => ({
          value: item.value,
          label: item.label,
          panel: (
            <div className="grid lg:grid-cols-2">
              <div className="inset py-8 lg:py-14">
                <h3 className="font-bold font-display text-subhead">{item.title}</h3>
                <p className="mt-4 max-w-[34em] text-muted">{item.text}</p>
                <ul className="mt-5 grid gap-2.5 text-base sm:gap-3">
                  {item.points.map((point) => (
                    <li key={point} className="grid grid-cols-[1.5rem_1fr]">
                      <Glyph name="on" className="mt-1 text-signal-text" />
                      {point}
                    </li>
                  ))}
                </ul>
                <a href={`${paths.howItWorks}#${item.anchor}`} className={`mt-7 ${buttonClass("outline")}`}>
                  {item.learn}
                </a>
              </div>
              <div className="flex flex-col border-rule-strong bg-surface max-lg:border-t max-lg:py-8 lg:border-l">
                {drawings[item.value]}
              </div>
            </div>
          ),
        }))}
      />
    </Chapter>
  );
}

/** The hero's ticket, and what a reviewer asks at the lines that raise its findings. */
function ReadTicket({ notes, caption }: Words["reading"]) {
  return (
    <figure>
      <ol className="border-rule font-mono text-small max-lg:border-t lg:text-base">
        {heroTicket.lines.map((segments, index) => {
          const line = segments
            .map(({ text }) => text)
            .join("")
            .replace(/^· /, "");
          const asked = segments.flatMap(({ ending }) => ending).map((number) => notes[number - 1]);
          return (
            <li key={line} className="inset grid grid-cols-[2rem_1fr] border-rule border-b py-3 lg:py-4">
              <span className="text-muted" aria-hidden="true">
                {index + 1}
              </span>
              <div className="min-w-0 wrap-anywhere">
                {asked.length > 0 ? <mark className="marked">{line}</mark> : line}
                {asked.map((note) => (
                  <p key={note} className="mt-1.5 font-semibold font-text text-base text-signal-text">
                    {note}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <figcaption className="inset mt-4 max-w-[40em] text-muted text-small">{caption}</figcaption>
    </figure>
  );
}

/** The minutes of a micro test, drawn to scale. */
function QuestionTimeline({ minutes, steps, answers, caption, file }: Words["timeline"]) {
  const all = Array.from({ length: minutes + 1 }, (_, minute) => minute);
  const begins = (minute: number) => steps.some((step) => step.minute === minute);
  const ticks = (at: readonly number[]) =>
    at.map((minute) => `M${(2 + (minute * 476) / minutes).toFixed(2)} 30v${minute % 5 === 0 ? -14 : -6}`).join("");
  return (
    <figure className="inset lg:py-14">
      <svg viewBox="0 0 480 44" className="block h-auto w-full" aria-hidden="true">
        <path d="M2 30H478" className="stroke-ink" strokeWidth="2" />
        <path d={ticks(all.filter((minute) => !begins(minute)))} className="stroke-rule-strong" strokeWidth="1.5" />
        <path d={ticks(all.filter(begins))} className="stroke-signal" strokeWidth="4" />
      </svg>
      <ol className="mt-3">
        {steps.map(({ minute, label, text }) => (
          <li key={label} className="grid grid-cols-[4.5rem_1fr] border-rule border-t py-2.5 text-base">
            <span className="fact pt-0.5 text-signal-text">{`${minute} min`}</span>
            <span>
              <strong className="font-semibold">{`${label}. `}</strong>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <table className="measured-table mt-3 w-full text-base [--row:0.5rem]">
        <TableHead columns={answers.columns} widths={["", "w-[22%]", "w-[26%]"]} />
        <tbody>
          {answers.rows.map(({ says, test, retest, flaw }) => (
            <tr key={says}>
              <th scope="row">{says}</th>
              <td className="font-mono">{flaw ? <mark className="marked font-bold">{test}</mark> : test}</td>
              <td className="font-mono">{retest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-4 max-w-[40em] text-muted text-small">
        {`${caption} `}
        <a href={file.file} className="link">
          {file.label}
        </a>
      </figcaption>
    </figure>
  );
}

import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";
import { Stamp } from "../../ui/Stamp.tsx";
import { announcements, type Problem } from "../messages.ts";
import type { Place } from "../use-analyser.ts";
import "./blank-results.css";

interface Props {
  place: Place;
  loading: boolean;
  /** Why no assessment came, stamped where it would have been. */
  failure: Problem | null;
  onStop: () => void;
  /** Absent while there is nothing to try again. */
  onRetry: (() => void) | undefined;
}

/** Where the home page's visitors and those of the tool find a ticket to try. */
const samples = { home: `${paths.changeAnalysisTool}#samples`, tool: "#samples" } as const;

const parts = [
  {
    drawing: <path d="M2 9h44M2 21h30M2 33h38" className="stroke-rule-strong" />,
    accent: (
      <>
        <path d="M2 25.5h30" />
        <path d="M50 15h12v12H50z" />
      </>
    ),
    heading: "The phrases",
    says: "Underlined in the ticket, numbered in its margin.",
  },
  {
    drawing: <path d="M2 32h60" className="stroke-rule-strong" />,
    accent: (
      <>
        <path d="M3 9h14v14H3z" className="fill-signal-text" />
        <path d="M25 9h14v14H25z" />
        <path d="M25 16h14v7H25z" className="fill-signal-text" />
        <path d="M47 9h14v14H47z" />
      </>
    ),
    heading: "What could go wrong",
    says: "How bad, and one sentence on why.",
  },
  {
    drawing: <path d="M2 7h60v26H2z" className="stroke-rule-strong" />,
    accent: (
      <>
        <path d="M22 7v26" strokeDasharray="3 3" />
        <path d="M12 13.5a6.5 6.5 0 1 0 .01 0M12 16v4.5l3 2" />
        <path d="M28 16h26M28 24h16" className="stroke-rule-strong" />
      </>
    ),
    heading: "The micro test that settles it",
    says: "Its minutes, who runs it, and its steps.",
  },
];

/** The results before there are any: what will stand where, how it is typed while a ticket is read, or that no answer came. */
export function BlankResults({ place, loading, failure, onStop, onRetry }: Props) {
  return (
    <>
      <div className="results-head flex-wrap">
        {failure ? (
          <Stamp tone="plain" className="assessment-stamp">
            Not read
          </Stamp>
        ) : (
          <span className="blank-stamp" data-loading={loading || undefined} aria-hidden="true">
            Verdict
          </span>
        )}
        {!failure && (
          <div className="min-w-0 flex-1 basis-24 xs:basis-48">
            <p className="font-medium font-mono text-small">
              {loading ? announcements.loading : "Analysis results will appear here"}
            </p>
            {loading && (
              <button type="button" onClick={onStop} className={`mt-2.5 ${buttonClass("outline", "small")}`}>
                Stop
              </button>
            )}
          </div>
        )}
      </div>
      {failure && (
        <div className="border-rule border-b py-6">
          <div role="alert">
            <p className="max-w-[28em] font-semibold text-body text-signal-text">{failure.message}</p>
            {failure.detail && <p className="mt-1.5 text-base">{failure.detail}</p>}
          </div>
          <button type="button" onClick={onRetry} disabled={!onRetry} className={`mt-5 ${buttonClass("outline")}`}>
            Analyse again
          </button>
        </div>
      )}
      {loading ? (
        <TypedLines />
      ) : (
        <ul>
          {parts.map(({ drawing, accent, heading, says }) => (
            <li
              key={heading}
              className="grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-5 border-rule border-b py-3 xs:py-4.5"
            >
              <svg viewBox="0 0 64 40" aria-hidden="true" className="w-16 fill-none stroke-[1.5]">
                {drawing}
                <g className="stroke-signal-text">{accent}</g>
              </svg>
              <div>
                <p className="font-semibold text-base">{heading}</p>
                <p className="mt-0.5 text-muted text-small max-xs:hidden">{says}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {!loading && !failure && (
        <p className="needs-script mt-5 text-small">
          {"No ticket at hand? "}
          <a href={samples[place]} className="link inline-block py-0.5 font-medium">
            Take one of the five samples
          </a>
        </p>
      )}
    </>
  );
}

/** Two findings in outline, typed line by line. */
function TypedLines() {
  return (
    <div className="typed-lines" aria-hidden="true">
      {["first", "second"].map((finding) => (
        <div key={finding}>
          <span />
          <i className="w-[18%]" />
          <i className="w-[74%]" />
          <i className="w-[92%]" />
          <b />
        </div>
      ))}
    </div>
  );
}

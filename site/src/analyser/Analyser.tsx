import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Content } from "../content/schemas/index.ts";
import { readTicketLink } from "../ticket-link/ticket-link.ts";
import { showToast } from "../toast/toast.ts";
import { buttonClass } from "../ui/button.ts";
import { IslandBoundary } from "../ui/IslandBoundary.tsx";
import { AssessmentResults } from "./assessment/AssessmentResults.tsx";
import { announcements, type Problem } from "./messages.ts";
import { whatIsMissing } from "./missing.ts";
import { isModel, modelNotice } from "./reader.ts";
import { LanguageNotice } from "./ticket/LanguageNotice.tsx";
import { excess, LengthCounter } from "./ticket/LengthCounter.tsx";
import { PrivacyLine } from "./ticket/PrivacyLine.tsx";
import { Samples } from "./ticket/Samples.tsx";
import { SecretNotice } from "./ticket/SecretNotice.tsx";
import { TicketSheet } from "./ticket/TicketSheet.tsx";
import { type Place, useAnalyser } from "./use-analyser.ts";
import { HumanCheck } from "./verification/HumanCheck.tsx";
import type { Verification } from "./verification/use-verification.ts";
import "./analyser.css";

type Sample = Content<"samples">[number];

interface Props {
  place: Place;
  /** The tool's sample tickets; the home page has none. */
  samples?: readonly Sample[];
}

/** Spec: the area is focused and scrolled to this long (ms) after a sample was picked. */
const sampleScrollDelay = 100;

/** Paste a ticket, prove to be human, read the assessment: two halves of one form. */
export function Analyser(props: Props) {
  return (
    <IslandBoundary>
      <AnalyserForm {...props} />
    </IslandBoundary>
  );
}

function AnalyserForm({ place, samples }: Props) {
  const { state, verification, waiting, submit, stop, answer, clear, tryAnother, type, chooseSample, restore } =
    useAnalyser(place);
  const { ticket, sample, replaced, panel, problem } = state;
  const [pointedAt, setPointedAt] = useState(0);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // What was typed before this script ran is in the page, not yet in the state.
  useEffect(() => {
    const typed = area.current?.value ?? "";
    if (typed !== "") type(typed);
    const carried = window.takeTicketLink?.();
    if (carried === undefined) return;
    void readTicketLink(carried).then((ticket) => {
      if (ticket === null) void showToast("The ticket in this link could not be read.");
      else type(ticket);
    });
  }, [type]);

  // The button that began the analysis is disabled now: the focus goes where the answer will be.
  useEffect(() => {
    if (panel.kind === "empty") return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    if (panel.kind === "result" && matchMedia("(max-width: 61.99rem)").matches)
      heading.current?.scrollIntoView({ block: "start" });
  }, [panel]);

  const loading = panel.kind === "loading";
  const tooLong = excess(ticket.length);
  const result = panel.kind === "result" ? panel : null;
  const missing =
    loading || tooLong || problem || result?.read === ticket
      ? undefined
      : whatIsMissing({ ticket, hasSamples: samples !== undefined, status: verification.status });
  const evidence =
    result && result.read === ticket ? result.assessment.vulnerabilities.map(({ evidence = [] }) => evidence) : [];

  function pickSample(picked: Sample): void {
    chooseSample(picked);
    area.current?.focus({ preventScroll: true });
    setTimeout(() => area.current?.scrollIntoView({ block: "nearest" }), sampleScrollDelay);
  }

  // The button that was pressed goes with the sample.
  function clearSample(): void {
    clear();
    area.current?.focus();
  }

  function restoreTyped(): void {
    restore();
    area.current?.focus();
  }

  function showEvidence(start: number, end: number): void {
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(start, end);
    const sheet = area.current?.closest(".ticket-sheet");
    const mark = sheet?.querySelector<HTMLElement>(`[data-start="${start}"]`);
    if (!sheet || !mark) return;
    sheet.scrollTo({ top: mark.offsetTop - (sheet.clientHeight - mark.offsetHeight) / 2 });
    sheet.scrollIntoView({ block: "nearest" });
    mark.scrollIntoView({ block: "nearest" }); // a low window does not hold the whole sheet
  }

  return (
    <div className="analyser">
      <section className="analyser-half analyser-ticket" aria-label="Ticket">
        <label htmlFor={`${id}-ticket`} className="label mb-3 block">
          Ticket
        </label>
        {samples && (
          <Samples
            samples={samples}
            chosen={sample}
            disabled={loading || waiting}
            onChoose={pickSample}
            onClear={clearSample}
            onRestore={replaced === null ? undefined : restoreTyped}
          />
        )}
        <div className="analyser-held">
          <TicketSheet
            id={`${id}-ticket`}
            describedBy={`${id}-privacy`}
            ticket={ticket}
            evidence={evidence}
            pointedAt={pointedAt}
            reading={loading}
            area={area}
            onType={type}
            onSubmit={submit}
          />
          <div className="mt-2.5 flex justify-end">
            <LengthCounter length={ticket.length} />
          </div>
          <LanguageNotice ticket={ticket} />
          <SecretNotice
            ticket={ticket}
            onMask={(masked) => {
              type(masked);
              area.current?.focus();
            }}
          />
          {tooLong && (
            <p id={`${id}-too-long`} className="mt-2 font-medium text-small text-signal-text">
              {tooLong}
            </p>
          )}
          <div className="needs-script analyser-actions">
            <HumanCheck verification={verification} buttonId={`${id}-human`} />
            <button
              type="button"
              onClick={submit}
              disabled={loading || isBlank(ticket) || ticket.length > maxTicketLength}
              aria-describedby={tooLong ? `${id}-too-long` : `${id}-missing`}
              className={buttonClass("signal")}
            >
              Analyse Security
            </button>
            <p id={`${id}-missing`} className="analyser-missing">
              {missing}
            </p>
          </div>
          <ProblemNote problem={problem} />
          <PrivacyLine id={`${id}-privacy`} reader={verification.reader} />
        </div>
        <noscript>
          <p className="mt-4 font-medium text-small">The analysis needs JavaScript, which is switched off here.</p>
        </noscript>
      </section>
      <div className="analyser-tear" aria-hidden="true" />
      <div className="analyser-half">
        <AssessmentResults
          panel={panel}
          reader={verification.reader}
          heading={heading}
          onTryAnother={() => {
            tryAnother();
            area.current?.focus();
          }}
          onStop={() => {
            stop();
            area.current?.focus();
          }}
          onAnswer={answer}
          onPointAt={setPointedAt}
          onShowEvidence={showEvidence}
        />
      </div>
      {/* A problem is an alert of its own; what still holds beside it is not news. */}
      <Announcement>{problem ? "" : spoken(panel.kind, verification)}</Announcement>
    </div>
  );
}

function ProblemNote({ problem }: { problem: Problem | null }) {
  return (
    <div role="alert">
      {problem && (
        <p className="mt-4 border-signal border-l-[3px] pl-3.5 font-medium text-base text-signal-text">
          {problem.message}
          {problem.detail && <span className="mt-0.5 block font-normal text-ink text-small">{problem.detail}</span>}
        </p>
      )}
    </div>
  );
}

function spoken(panel: string, { status, reader }: Verification): string {
  if (panel === "loading") return announcements.loading;
  if (status === "verified") {
    return isModel(reader) ? `${announcements.verified}. ${modelNotice(reader)}` : announcements.verified;
  }
  return panel === "result" ? announcements.assessed : "";
}

/** Heard, not seen. */
function Announcement({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

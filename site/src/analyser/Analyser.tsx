import { isBlank, maxTicketLength } from "@latchwork/contract/limits";
import { useEffect, useId, useMemo, useRef } from "react";
import { readTicketLink } from "../ticket-link/ticket-link.ts";
import { showToast } from "../toast/toast.ts";
import { buttonClass } from "../ui/button.ts";
import { IslandBoundary } from "../ui/IslandBoundary.tsx";
import { AssessmentResults } from "./assessment/AssessmentResults.tsx";
import { announcements, isModel, lengthText, missingText, modelNotice, type Problem, tooLongText } from "./messages.ts";
import type { Sample } from "./state.ts";
import { Thread } from "./Thread.tsx";
import { Samples } from "./ticket/Samples.tsx";
import { TicketField } from "./ticket/TicketField.tsx";
import { PrivacyNotice, TicketNotices } from "./ticket/TicketNotices.tsx";
import { type Place, useAnalyser } from "./use-analyser.ts";
import { useFindingInFocus } from "./use-finding-in-focus.ts";
import { HumanCheck } from "./verification/HumanCheck.tsx";
import type { Verification } from "./verification/use-verification.ts";
import "./analyser.css";

interface Props {
  place: Place;
  /** The tool's sample tickets; the home page has none. */
  samples?: readonly Sample[];
  /** What the platform takes for a whole review, beside the time of this one. */
  fullReview: string;
}

/** Spec: the text area is scrolled to this long (ms) after a sample was picked. */
const sampleScrollDelay = 100;

const half = "form-half flex min-w-0 flex-col px-[clamp(1.125rem,2.2vw,2rem)] pt-6.5 pb-8";

/** Paste a ticket, prove to be human, read the assessment: two halves of one form. */
export function Analyser(props: Props) {
  return (
    <IslandBoundary>
      <AnalyserForm {...props} />
    </IslandBoundary>
  );
}

function AnalyserForm({ place, samples, fullReview }: Props) {
  const { state, dispatch, verification, waiting, submit, submitOnceVerified, ...analyser } = useAnalyser(place);
  const { stop, answer, clear, tryAnother, setInput } = analyser;
  const { input, sample, replacedInput, panel, problem } = state;
  const id = useId();
  const form = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // What was typed before this script ran is in the page, not yet in the state.
  useEffect(() => {
    const typed = area.current?.value ?? "";
    if (typed !== "") setInput(typed);
    const carried = window.consumeTicketLink?.();
    if (carried === undefined) return;
    void readTicketLink(carried).then((ticket) => {
      if (ticket === null) showToast("The ticket in this link could not be read.");
      else setInput(ticket);
    });
  }, [setInput]);

  const failure = problem?.on === "results" ? problem : null;

  // The button that began the analysis is disabled now: the focus goes where the answer will be.
  useEffect(() => {
    if (panel.kind === "empty" && !failure) return;
    if (!failure) heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
    if (panel.kind !== "loading" && matchMedia("(max-width: 61.99rem)").matches)
      heading.current?.scrollIntoView({ block: "start" });
  }, [panel, failure]);

  const loading = panel.kind === "loading";
  const tooLong = tooLongText(input.length);
  const current = panel.kind === "result" && panel.input === input ? panel.assessment : null;
  const missing =
    loading || tooLong || problem || current
      ? undefined
      : missingText(input, samples !== undefined, verification.status);
  const evidence = useMemo(() => current?.vulnerabilities.map(({ evidence = [] }) => evidence) ?? [], [current]);
  const { pointedAt, showPhrase, setHovered, setFocused, setReached } = useFindingInFocus(form, evidence.length);

  /** For what removes the button that was pressed. */
  function focusAfter(action: () => void): void {
    action();
    area.current?.focus();
  }

  function pickSample(picked: Sample): void {
    dispatch({ type: "sample-chosen", key: picked.key, input: picked.ticket });
    area.current?.focus({ preventScroll: true });
    setTimeout(() => area.current?.scrollIntoView({ block: "nearest" }), sampleScrollDelay);
  }

  /** From a finding to its phrase: selected where there is a keyboard; on a phone its number leads back. */
  function showEvidence(finding: number, start: number, end: number): void {
    setReached(finding);
    const field = form.current?.querySelector(".ticket-field");
    const mark = field?.querySelector<HTMLElement>(`[data-start="${start}"]`);
    const number = field?.querySelector<HTMLElement>(`[data-number="${finding}"]`);
    if (number && matchMedia("(pointer: coarse)").matches) number.focus({ preventScroll: true });
    else {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(start, end);
    }
    if (!field || !mark) return;
    field.scrollTo({ top: mark.offsetTop - (field.clientHeight - mark.offsetHeight) / 2 });
    field.scrollIntoView({ block: "nearest" });
    mark.scrollIntoView({ block: "nearest" }); // a low window does not hold the whole field
  }

  function showFinding(finding: number): void {
    setReached(finding);
    const item = form.current?.querySelector<HTMLElement>(`[data-finding="${finding}"]`);
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: matchMedia("(max-width: 61.99rem)").matches ? "start" : "nearest" });
  }

  return (
    <div
      ref={form}
      className="form-halves relative grid lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]"
      data-parted={panel.kind === "result" || undefined}
    >
      <section className={`form-ticket ${half}`} aria-label="Ticket">
        <label htmlFor={`${id}-ticket`} className="label mb-3 block">
          Ticket
        </label>
        {samples && (
          <Samples
            samples={samples}
            chosen={sample}
            disabled={loading || waiting}
            onChoose={pickSample}
            onClear={() => focusAfter(clear)}
            onRestore={
              replacedInput === null ? undefined : () => focusAfter(() => dispatch({ type: "input-restored" }))
            }
          />
        )}
        {/* Stays in sight while a long assessment is read, where the window is tall enough to hold it. */}
        <div className="ticket-stays">
          <TicketField
            id={`${id}-ticket`}
            describedBy={`${id}-privacy`}
            input={input}
            evidence={evidence}
            pointedAt={pointedAt}
            loading={loading}
            area={area}
            onInput={setInput}
            onSubmit={() => submit()}
            onHover={setHovered}
            onFocusOn={setFocused}
            onShowFinding={showFinding}
          />
          <p className={`fact mt-2.5 text-end ${tooLong ? "text-signal-text" : "text-muted"}`}>
            {lengthText(input.length)}
          </p>
          <TicketNotices input={input} loading={loading} onMask={(masked) => focusAfter(() => setInput(masked))} />
          {tooLong && (
            <p id={`${id}-too-long`} className="mt-2 font-medium text-small text-signal-text">
              {tooLong}
            </p>
          )}
          <div className="needs-script mt-4 flex flex-wrap items-start gap-3 print:hidden">
            <HumanCheck verification={verification} buttonId={`${id}-human`} />
            <button
              type="button"
              onClick={() => submit()}
              disabled={loading || isBlank(input) || input.length > maxTicketLength}
              aria-describedby={tooLong ? `${id}-too-long` : `${id}-missing`}
              className={`max-xs:basis-full ${buttonClass(current ? "outline" : "signal")}`}
            >
              Analyse Security
            </button>
            {/* One line is kept for what is missing or wrong, so that nothing moves when it goes. */}
            <div className="min-h-[1.5em] basis-full text-small">
              <p id={`${id}-missing`} className="text-muted">
                {missing}
              </p>
              {/* In its place from the start, unless the results have an alert of their own. */}
              <div role={failure ? undefined : "alert"}>
                {problem?.on === "ticket" && <TicketProblem {...problem} />}
              </div>
            </div>
          </div>
          <PrivacyNotice id={`${id}-privacy`} place={place} reader={verification.reader} />
        </div>
        <noscript>
          <p className="mt-4 font-medium text-small">The analysis needs JavaScript, which is switched off here.</p>
        </noscript>
      </section>
      <div className={`form-results ${half}`}>
        <AssessmentResults
          place={place}
          fullReview={fullReview}
          panel={panel}
          failure={failure}
          reader={verification.reader}
          pointedAt={pointedAt}
          heading={heading}
          onTryAnother={() => focusAfter(tryAnother)}
          onStop={() => focusAfter(stop)}
          onRetry={waiting || tooLong || isBlank(input) ? undefined : submitOnceVerified}
          onAnswer={answer}
          onHover={(finding) => {
            setHovered(finding);
            showPhrase(finding);
          }}
          onFocusOn={(finding) => {
            setFocused(finding);
            showPhrase(finding);
          }}
          onShowEvidence={showEvidence}
        />
      </div>
      <Thread form={form} finding={pointedAt} />
      {/* Heard, not seen. A problem is an alert of its own; what still holds beside it is not news. */}
      <p role="status" className="sr-only">
        {problem ? "" : announcement(panel.kind, verification)}
      </p>
    </div>
  );
}

function TicketProblem({ message, detail }: Problem) {
  return (
    <p className="font-medium text-signal-text">
      {message}
      {detail && <span className="mt-0.5 block font-normal text-ink">{detail}</span>}
    </p>
  );
}

function announcement(panel: string, { status, reader }: Verification): string {
  if (panel === "loading") return announcements.loading;
  if (status === "verified") {
    return isModel(reader) ? `${announcements.verified}. ${modelNotice(reader)}` : announcements.verified;
  }
  return panel === "result" ? announcements.assessed : "";
}

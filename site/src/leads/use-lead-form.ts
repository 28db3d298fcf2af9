import { type FieldProblems, leadForms, problemsByField } from "@latchwork/contract/lead-forms";
import { type LeadForm, leadPages } from "@latchwork/contract/lead-pages";
import { fastestFormMs } from "@latchwork/contract/limits";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { apiAddress } from "../api-client/api.ts";
import type { FrameDoneMessage } from "../embeds/EmbeddedFrame.client.ts";
import { keepProof } from "./proof.ts";
import { submitLead } from "./submit-lead.ts";

/** Longest (ms) that the server is waited for. */
const timeout = 20_000;
/** How much later (ms) than need be a form is sent that was filled in at once. */
const timerSlackMs = 50;

const nothing: FieldProblems = {};

/**
 * Everything a lead form does: reads its fields by the schema that the server
 * reads them by too, says what is wrong, walks through its steps, sends it and
 * moves the focus. What is typed stays in the controls themselves, so that none
 * of it is lost to a script that comes late.
 */
export function useLeadForm<Form extends LeadForm>(form: Form) {
  const [step, setStep] = useState<1 | 2>(1);
  /** Beside the fields: each goes as soon as it is mended. */
  const [problems, setProblems] = useState<Partial<FieldProblems>>(nothing);
  /** In the summary: as of the last press. */
  const [summary, setSummary] = useState(nothing);
  const [failure, setFailure] = useState<string>();
  const [phase, setPhase] = useState<"open" | "sending" | "done">("open");
  const element = useRef<HTMLFormElement>(null);
  const summaryBox = useRef<HTMLDivElement>(null);
  const failureBox = useRef<HTMLDivElement>(null);
  const doneBox = useRef<HTMLDivElement>(null);
  /** Names this filling of the form, so that pressing again is no second lead. Absent where the page is not secure. */
  const key = useRef<string>(undefined);
  const proof = useRef<ReturnType<typeof keepProof>>(undefined);
  useEffect(() => {
    key.current = crypto.randomUUID?.();
    proof.current = keepProof();
  }, []);

  const values = () => Object.fromEntries(new FormData(element.current as HTMLFormElement)) as Record<string, string>;
  const control = (name: string) => element.current?.elements.namedItem(name) as HTMLElement | null;
  const isInFirstStep = (name: string) => control(name)?.closest("[data-part='1']") != null;

  function findProblems(): FieldProblems {
    const read = leadForms[form].safeParse(values());
    return read.success ? nothing : problemsByField(read.error.issues);
  }

  function goTo(next: 1 | 2): void {
    flushSync(() => setStep(next)); // what gets the focus has to be drawn first
    element.current?.querySelector<HTMLElement>(`[data-part="${next}"] :is(input, select)`)?.focus();
  }

  function showProblems(found: FieldProblems): void {
    flushSync(() => {
      setProblems(found);
      setSummary(found);
      setFailure(undefined);
    });
    summaryBox.current?.focus(); // nothing happens while it is hidden
  }

  /** One press of Continue, of the sending button, or of Enter in a field. */
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (phase === "sending") return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const found = findProblems();
    const inFirstStep = Object.entries(found).filter(([name]) => isInFirstStep(name));
    if (step === 1 && submitter?.hasAttribute("data-continue")) {
      showProblems(Object.fromEntries(inFirstStep));
      if (inFirstStep.length === 0) goTo(2);
      return;
    }
    if (step === 2 && inFirstStep.length > 0) goTo(1);
    showProblems(found);
    if (found === nothing) await send();
  }

  async function send(): Promise<void> {
    setPhase("sending");
    const token = (await proof.current?.()) ?? "";
    // Whoever has their browser fill the form in is quicker than the server takes a person to be. Theirs waits here.
    // A timer may go off a little early, and a form that is sooner by half a millisecond is kept nowhere.
    const left = fastestFormMs + timerSlackMs - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    const outcome = await submitLead(
      apiAddress(leadPages.forms[form]),
      { ...values(), ...(key.current && { key: key.current }), token, elapsed: String(Math.round(performance.now())) },
      { fetch: (address, init) => fetch(address, init), signal: AbortSignal.timeout(timeout) },
    );
    setPhase("open");
    if (outcome.kind === "invalid") showProblems(outcome.problems);
    else if (outcome.kind === "stored") finish();
    else {
      flushSync(() => setFailure(outcome.sentence));
      failureBox.current?.focus();
    }
  }

  /** A booking leads the whole page on; the newsletter's thanks fit into its frame. */
  function finish(): void {
    const thanks = leadPages.thanks[form];
    if (parent === self) {
      location.assign(thanks);
      return;
    }
    const message: FrameDoneMessage = { type: "frame-done", form, next: form === "book-a-demo" ? thanks : null };
    parent.postMessage(message, location.origin);
    flushSync(() => setPhase("done"));
    doneBox.current?.focus();
  }

  return {
    form,
    step,
    problems,
    summary,
    failure,
    isDone: phase === "done",
    /** For `aria-disabled`: a button that is `disabled` would lose the focus. */
    isSending: phase === "sending" || undefined,
    refs: { element, summaryBox, failureBox, doneBox },
    goTo,
    focusOn: (name: string) => control(name)?.focus(),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    /**
     * A field that was at fault is looked at again with every key. A new fault is
     * only shown at a press: words that appear as a field is left would move the
     * button away from under the pointer that leaves it.
     */
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      const { name } = target as HTMLInputElement;
      if (problems[name]) setProblems({ ...problems, [name]: findProblems()[name] });
    },
  };
}

export type LeadFormState<Form extends LeadForm> = ReturnType<typeof useLeadForm<Form>>;

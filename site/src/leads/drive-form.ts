import { type FieldProblems, leadForms, problemsByField } from "@latchwork/contract/lead-forms";
import type { LeadForm } from "@latchwork/contract/lead-pages";
import { fastestFormMs } from "@latchwork/contract/limits";
import type { FrameDoneMessage } from "../embeds/EmbeddedFrame.client.ts";
import { keepProof, type Proof } from "./proof.ts";
import { type LeadOutcome, submitLead } from "./submit-lead.ts";

interface Drive {
  readonly proof: Proof;
  /** Names this filling of the form, so that pressing again is no second lead. Absent where the page is not secure. */
  readonly key: string | undefined;
  sending: boolean;
}

const drives = new WeakMap<HTMLFormElement, Drive>();

/** Takes a form over. Called at the first touch; calling again changes nothing. */
export function begin(form: HTMLFormElement): Drive {
  const known = drives.get(form);
  if (known) return known;
  const drive: Drive = { proof: keepProof(), key: crypto.randomUUID?.(), sending: false };
  drives.set(form, drive);
  form.querySelector("[data-back]")?.addEventListener("click", () => goTo(form, "1"));
  form.addEventListener("input", (event) => recheck(form, event.target));
  return drive;
}

/** One press of Continue, of the sending button, or of Enter in a field. */
export async function press(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const drive = begin(form);
  if (drive.sending) return;
  const steps = form.querySelector<HTMLElement>("[data-step]");
  const isFirst = steps?.dataset.step === "1" && !submitter?.closest('[data-part="2"]');
  const problems = problemsOf(form);
  const first = Object.keys(problems).filter((name) => control(form, name)?.closest('[data-part="1"]'));
  if (isFirst) {
    const inStep = Object.fromEntries(first.map((name) => [name, problems[name] ?? ""]));
    showProblems(form, inStep);
    if (first.length === 0) goTo(form, "2");
    return;
  }
  if (Object.keys(problems).length > 0) {
    if (first.length > 0) goTo(form, "1");
    showProblems(form, problems);
    return;
  }
  showProblems(form, {});
  await send(form, drive);
}

async function send(form: HTMLFormElement, drive: Drive): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]:not([data-continue])");
  const status = form.querySelector<HTMLElement>("[data-status]");
  drive.sending = true;
  // Not `disabled`: the focus must stay where it is.
  button?.setAttribute("aria-disabled", "true");
  if (status) status.textContent = "Sending…";
  const token = await drive.proof.take();
  await untilOldEnough();
  const outcome = await submitLead(
    form.action,
    {
      ...valuesOf(form),
      ...(drive.key && { key: drive.key }),
      token,
      elapsed: String(Math.round(performance.now())),
    },
    { fetch: (address, init) => fetch(address, init), signal: AbortSignal.timeout(20_000) },
  );
  drive.sending = false;
  button?.removeAttribute("aria-disabled");
  if (status) status.textContent = "";
  settle(form, outcome);
}

/** Whoever has their browser fill the form in is quicker than the server takes a person to be. Theirs waits here. */
async function untilOldEnough(): Promise<void> {
  const left = fastestFormMs - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}

function settle(form: HTMLFormElement, outcome: LeadOutcome): void {
  if (outcome.kind === "invalid") showProblems(form, outcome.problems);
  else if (outcome.kind === "failed") showFailure(form, outcome.sentence);
  else finish(form);
}

function finish(form: HTMLFormElement): void {
  const { thanks = "" } = form.dataset;
  if (parent === self) {
    location.assign(thanks);
    return;
  }
  // The newsletter's thanks fit into the frame; a booking leads the whole page on.
  const kind = kindOf(form);
  const next = kind === "book-a-demo" ? thanks : null;
  parent.postMessage({ type: "frame-done", form: kind, next } satisfies FrameDoneMessage, location.origin);
  const done = page(form).querySelector<HTMLElement>("[data-done]");
  form.hidden = true;
  if (!done) return;
  done.hidden = false;
  done.focus();
}

/** Which of the forms it is, as `LeadFormPage` writes it. */
function kindOf(form: HTMLFormElement): LeadForm {
  return form.dataset.leadForm as LeadForm;
}

function goTo(form: HTMLFormElement, step: "1" | "2"): void {
  const steps = form.querySelector<HTMLElement>("[data-step]");
  if (!steps || steps.dataset.step === "all") return;
  steps.dataset.step = step;
  steps.querySelector<HTMLElement>(`[data-part="${step}"] :is(input, select)`)?.focus();
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") values[name] = value;
  return values;
}

function problemsOf(form: HTMLFormElement): FieldProblems {
  const read = leadForms[kindOf(form)].safeParse(valuesOf(form));
  return read.success ? {} : problemsByField(read.error.issues);
}

/**
 * A field that was at fault is looked at again with every key. A new fault is
 * only told at a press: words that appear as a field is left would move the
 * button away from under the pointer that leaves it.
 */
function recheck(form: HTMLFormElement, target: EventTarget | null): void {
  const name = target instanceof Element && target.hasAttribute("aria-invalid") ? target.getAttribute("name") : null;
  const field = name === null ? null : control(form, name);
  if (name !== null && field) tell(field, problemsOf(form)[name]);
}

function showProblems(form: HTMLFormElement, problems: FieldProblems): void {
  const summary = page(form).querySelector<HTMLElement>("[data-summary]");
  const list = summary?.querySelector("[data-summary-list]");
  page(form).querySelector<HTMLElement>("[data-problem]")?.setAttribute("hidden", "");
  for (const field of form.querySelectorAll<Field>("[name]")) tell(field, problems[field.name]);
  const items = Object.entries(problems).map(([name, problem]) => {
    const link = document.createElement("a");
    link.href = `#${control(form, name)?.id}`;
    link.textContent = problem;
    link.addEventListener("click", (event) => {
      event.preventDefault(); // the frame's address stays as it is
      control(form, name)?.focus();
    });
    const item = document.createElement("li");
    item.append(link);
    return item;
  });
  list?.replaceChildren(...items);
  if (!summary) return;
  summary.hidden = items.length === 0;
  if (items.length > 0) summary.focus();
}

function showFailure(form: HTMLFormElement, sentence: string): void {
  const box = page(form).querySelector<HTMLElement>("[data-problem]");
  const text = box?.querySelector("[data-problem-text]");
  if (!box || !text) return;
  text.textContent = sentence;
  box.hidden = false;
  box.focus();
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const page = (form: HTMLFormElement): Element => form.closest("[data-lead-page]") ?? document.body;

function control(form: HTMLFormElement, name: string): Field | null {
  return form.querySelector<Field>(`[name="${CSS.escape(name)}"]`);
}

/** Writes a problem beside its field, or takes it away. */
function tell(field: Field, problem: string | undefined): void {
  const slot = document.getElementById(`${field.id}-error`);
  if (!slot) return;
  slot.textContent = problem ?? "";
  slot.hidden = problem === undefined;
  if (problem === undefined) field.removeAttribute("aria-invalid");
  else field.setAttribute("aria-invalid", "true");
  const others = (field.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== slot.id);
  const described = [...others, ...(problem === undefined ? [] : [slot.id])].join(" ");
  if (described) field.setAttribute("aria-describedby", described);
  else field.removeAttribute("aria-describedby");
}

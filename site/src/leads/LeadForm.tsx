import { brand } from "@latchwork/brand";
import { type FieldName, fieldControl, trapField } from "@latchwork/contract/lead-forms";
import { type LeadForm as FormName, leadPages } from "@latchwork/contract/lead-pages";
import type { ComponentProps, ReactNode } from "react";
import { apiAddress } from "../api-client/api.ts";
import { paths } from "../routes.ts";
import { Field, type FieldAttributes } from "../ui/Field.tsx";
import { IslandBoundary } from "../ui/IslandBoundary.tsx";
import { type LeadFormState, useLeadForm } from "./use-lead-form.ts";

const box = "mt-3.5 border-signal-text border-l-[3px] bg-sunken px-4 py-3 text-small";

interface Props<Form extends FormName> {
  form: Form;
  heading: string;
  /** What the form says about the data. */
  notice: string;
  /** Shown in place of the form once it is stored, where the page around does not lead on. */
  done: ReactNode;
  children: (state: LeadFormState<Form>) => ReactNode;
}

/**
 * What every lead form has around its fields: the summary of problems, the
 * decoy, the notice. Without script it posts as it stands, and the server fills
 * its answer into the same places (`api/src/leads/form-page.ts`). That answer
 * takes the whole window, also from a frame.
 */
export function LeadForm<Form extends FormName>(props: Props<Form>) {
  return (
    <IslandBoundary>
      <Parts {...props} />
    </IslandBoundary>
  );
}

function Parts<Form extends FormName>({ form, heading, notice, done, children }: Props<Form>) {
  const state = useLeadForm(form);
  const { summary, failure, isSending, isDone, refs, focusOn, onSubmit, onInput } = state;
  const problems = Object.entries(summary);
  return (
    <div className="mx-auto max-w-[44rem] bg-sheet px-[clamp(1rem,4vw,1.75rem)] pt-5 pb-6">
      <h1 className="font-semibold font-text text-h3 tracking-[-0.015em]">{heading}</h1>
      <div ref={refs.failureBox} data-problem role="alert" tabIndex={-1} hidden={failure === undefined} className={box}>
        <p data-problem-text className="font-semibold">
          {failure}
        </p>
        <p>
          {"What you typed is still here. You can also write to "}
          <a href={`mailto:${brand.salesEmail}`} className="link">
            {brand.salesEmail}
          </a>
          .
        </p>
      </div>
      <div ref={refs.summaryBox} data-summary role="alert" tabIndex={-1} hidden={problems.length === 0} className={box}>
        <p className="font-semibold">Some fields need another look:</p>
        <ul data-summary-list className="mt-1 list-[square] pl-[1.125rem]">
          {problems.map(([name, problem]) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault(); // the frame's address stays as it is
                  focusOn(name);
                }}
                className="inline-block py-1 underline underline-offset-[0.22em]"
              >
                {problem}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <form
        ref={refs.element}
        method="post"
        action={apiAddress(leadPages.forms[form])}
        target="_top"
        acceptCharset="utf-8"
        hidden={isDone}
        onSubmit={onSubmit}
        onInput={onInput}
        className="mt-3"
      >
        {children(state)}
        {/* Out of sight of people, in the path of programs that fill in everything. */}
        <div aria-hidden="true" className="absolute left-[-200vw] size-px overflow-hidden">
          <label>
            Please leave this empty
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="mt-4 text-muted text-small">
          {notice}{" "}
          <a href={paths.privacyNotice} target="_blank" rel="noopener" className="link">
            Privacy notice
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <p role="status" className="sr-only">
          {isSending && "Sending…"}
        </p>
      </form>
      <div ref={refs.doneBox} tabIndex={-1} hidden={!isDone}>
        {done}
      </div>
    </div>
  );
}

const idOf = (name: string) => `lead-${name}`;

interface FieldProps<Form extends FormName> extends Pick<ComponentProps<"input">, "type" | "autoComplete"> {
  state: LeadFormState<Form>;
  name: FieldName<Form>;
  label: string;
  /** Draws the control where it is no input. What is required of it comes from the schema. */
  children?: (attributes: FieldAttributes & { name: string }) => ReactNode;
}

export function LeadField<Form extends FormName>({ state, name, label, children, ...input }: FieldProps<Form>) {
  const draw = children ?? ((attributes) => <input {...attributes} {...input} />);
  return (
    <Field id={idOf(name)} label={label} error={state.problems[name]}>
      {(attributes) => draw({ ...attributes, name, ...fieldControl(state.form, name) })}
    </Field>
  );
}

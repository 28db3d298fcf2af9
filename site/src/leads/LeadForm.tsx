import { brand } from "@latchwork/brand";
import { trapField } from "@latchwork/contract/lead-forms";
import { type LeadForm as FormName, leadPages } from "@latchwork/contract/lead-pages";
import type { ReactNode } from "react";
import { apiAddress } from "../api-client/api.ts";
import { paths } from "../routes.ts";
import "./lead-form.css";

interface Props {
  form: FormName;
  heading: string;
  /** What the form says about the data. */
  notice: string;
  /** Shown in place of the form once it is stored, where the page around does not lead on. */
  done: ReactNode;
  children: ReactNode;
}

/**
 * What every lead form has around its fields: the place for problems, the
 * decoy, the notice. It posts as it stands; with script, `boot-form.ts` sends
 * it. The answer to a plain post takes the whole window, also from a frame.
 */
export function LeadForm({ form, heading, notice, done, children }: Props) {
  return (
    <div className="lead-form" data-lead-page>
      <h1 className="lead-form-heading">{heading}</h1>
      <div data-problem role="alert" tabIndex={-1} hidden className="lead-form-problem">
        <p data-problem-text className="font-semibold" />
        <p>
          {"What you typed is still here. You can also write to "}
          <a href={`mailto:${brand.salesEmail}`} className="link">
            {brand.salesEmail}
          </a>
          .
        </p>
      </div>
      <div data-summary role="alert" tabIndex={-1} hidden className="lead-form-problem">
        <p className="font-semibold">Some fields need another look:</p>
        <ul data-summary-list />
      </div>
      <form
        method="post"
        action={apiAddress(leadPages.forms[form])}
        target="_top"
        acceptCharset="utf-8"
        data-lead-form={form}
        data-thanks={leadPages.thanks[form]}
      >
        {children}
        <div className="lead-form-decoy" aria-hidden="true">
          <label>
            Please leave this empty
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <p className="lead-form-notice">
          {notice}{" "}
          <a href={paths.privacyNotice} target="_blank" rel="noopener" className="link">
            Privacy notice
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <p data-status role="status" className="sr-only" />
      </form>
      <div data-done tabIndex={-1} hidden>
        {done}
      </div>
    </div>
  );
}

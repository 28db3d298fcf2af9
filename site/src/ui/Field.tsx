import type { ReactNode } from "react";
import "./field.css";

/** What ties a control to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Draws the control with the attributes that tie it to the rest. */
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A form field: the one place where label, hint and error meet the control. The server knows the error by its id. */
export function Field({ id, label, hint, error, children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      <p id={`${id}-error`} hidden={!error} className="field-error">
        {error}
      </p>
    </div>
  );
}

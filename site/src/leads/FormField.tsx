import type { ReactNode } from "react";
import "../ui/field.css";

interface Props {
  id: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: boolean;
  hint?: string;
  children: (attributes: { id: string; "aria-describedby": string | undefined }) => ReactNode;
}

/**
 * A field of a form that is drawn once and filled elsewhere: the place of its
 * error is there from the start, and server or script put the words in.
 */
export function FormField({ id, label, optional = false, hint, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="text-muted text-small"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": hint && `${id}-hint` })}
      <p id={`${id}-error`} className="field-error" hidden />
    </div>
  );
}

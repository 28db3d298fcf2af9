import type { ReactNode } from "react";

/** A control's look, and what ties it to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  className: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface Props {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  /** Draws the control with these attributes. */
  children: (attributes: FieldAttributes) => ReactNode;
}

const control =
  "mt-1 block min-h-12 w-full rounded-[2px] border border-rule-strong bg-surface px-3 py-2 text-base aria-invalid:border-signal-text aria-invalid:[box-shadow:inset_3px_0_0_var(--color-signal-text)]";

/** A form field: the one place where label, hint and error meet the control. The server knows the error by its id. */
export function Field({ id, label, hint, error, children }: Props) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="block font-medium text-base leading-[1.4]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-small">
          {hint}
        </p>
      )}
      {children({
        id,
        className: control,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <p id={`${id}-error`} hidden={!error} className="mt-1.5 font-medium text-signal-text text-small">
        {error}
      </p>
    </div>
  );
}

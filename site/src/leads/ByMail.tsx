import type { ReactNode } from "react";

interface Props {
  /** What holds where the server can send mail. */
  sent: ReactNode;
  /** What holds where it cannot. */
  unsent: ReactNode;
}

/** Words that depend on whether visitors are written to; the server shows the one that holds (api/src/leads/form-page.ts). */
export function ByMail({ sent, unsent }: Props) {
  return (
    <>
      <span data-mailed>{sent}</span>
      <span data-unmailed hidden>
        {unsent}
      </span>
    </>
  );
}

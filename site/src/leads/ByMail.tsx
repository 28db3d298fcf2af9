import type { ReactNode } from "react";

/** Words that depend on whether visitors are written to; the server shows the one that holds (api/src/leads/form-page.ts). */
export function ByMail({ sent, unsent }: Record<"sent" | "unsent", ReactNode>) {
  return (
    <>
      <span data-mailed>{sent}</span>
      <span data-unmailed hidden>
        {unsent}
      </span>
    </>
  );
}

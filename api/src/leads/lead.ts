import type { BookingFields, NewsletterFields } from "@latchwork/contract/lead-forms";
import type { LeadForm } from "@latchwork/contract/lead-pages";
import type { LeadTable } from "../storage/tables.ts";

interface CommonParts {
  readonly id: string;
  /** Version of the notice that its sender saw. */
  readonly notice: string;
  readonly createdAt: number;
}

/** What somebody sent with a form, as it was stored. */
export type Lead =
  | (CommonParts & { readonly form: "book-a-demo"; readonly fields: BookingFields })
  | (CommonParts & {
      readonly form: "newsletter";
      readonly fields: NewsletterFields;
      readonly confirmedAt: number | null;
      readonly unsubscribedAt: number | null;
    });

/** What happened to a lead and is delivered elsewhere. */
export type LeadEvent = "demo.requested" | "newsletter.requested" | "newsletter.confirmed" | "newsletter.unsubscribed";

/** The first event of each form. */
export const firstEvent: Record<LeadForm, LeadEvent> = {
  "book-a-demo": "demo.requested",
  newsletter: "newsletter.requested",
};

/** Reads a row. Throws when its fields are no JSON, which only damage can cause. */
export function leadOf(row: LeadTable): Lead {
  const common = { id: row.id, notice: row.notice, createdAt: row.created_at };
  if (row.form === "book-a-demo") return { ...common, form: row.form, fields: JSON.parse(row.fields) };
  return {
    ...common,
    form: "newsletter",
    fields: JSON.parse(row.fields),
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}

import type { LeadForm } from "./lead-pages.ts";

/**
 * What analytics may hear of, one entry per outcome. Nothing here can hold a
 * ticket, an address or a name: values are closed lists or counts.
 */
export interface AnalyticsEvents {
  page_view: { path: string; title: string; category: string; contentType: string };
  /** Analyse was pressed on the home page. */
  homepage_security_analysis: { ticketLength: number };
  /** Analyse was pressed on the change analysis tool. */
  change_analysis_tool_used: { ticketLength: number; sample: string | null };
  /** How an analysis ended, and how many findings were shown. */
  analysis_answered: {
    answer: "testable" | "not_testable" | "insufficient" | "failed" | "stopped";
    findings: number;
  };
  /** An assessment was copied or saved. */
  assessment_exported: { form: "markdown" | "charter" | "link" | "json" | "sarif" };
  /** A form inside a page was sent and stored. */
  lead_sent: { form: LeadForm };
  /** The page was shared; one who closed the sheet has not. */
  page_shared: { way: "shared" | "copied" };
  watch_demo: Record<never, never>;
  "CTA Clicked": { cta_text: string; cta_position: string };
}

export type AnalyticsEventName = keyof AnalyticsEvents;

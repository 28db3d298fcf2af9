import type { AnalyticsEvents } from "@latchwork/contract/events";
import type { ReadAssessment } from "@latchwork/contract/preview";
import { track } from "../../analytics/track.ts";
import { paths } from "../../routes.ts";
import { createTicketLink } from "../../ticket-link/ticket-link.ts";
import { showToast } from "../../toast/toast.ts";
import { textButton } from "../../ui/button.ts";
import { assessmentAsMarkdown } from "./markdown.ts";

/** Copies an export and says so; where the browser forbids it, says what to do instead. */
export async function copyExport(
  form: AnalyticsEvents["assessment_exported"]["form"],
  text: string,
  success: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    track("assessment_exported", { form });
    showToast(success);
  } catch {
    showToast("Unable to copy. Please select the text instead.");
  }
}

function save(form: "json" | "sarif", type: string, value: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type }));
  link.download = `assessment.${form}`;
  link.click();
  track("assessment_exported", { form });
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the browser has begun to read it
}

async function saveSarif(assessment: ReadAssessment, input: string): Promise<void> {
  const [{ sarifLog }, { brand }, { version }] = await Promise.all([
    import("@latchwork/contract/sarif"),
    import("@latchwork/brand"),
    import("@latchwork/contract/version"),
  ]);
  const tool = { name: brand.name, version, informationUri: `https://${brand.domain}${paths.changeAnalysisTool}` };
  const parts = [{ uri: "ticket.md", text: input, start: 0 }];
  save("sarif", "application/sarif+json", sarifLog([{ parts, assessment }], tool));
}

/** Ways to use an assessment elsewhere: in the ticket, with a colleague, in a tool. */
export function Export({ assessment, input }: { assessment: ReadAssessment; input: string }) {
  const exports = [
    {
      label: "Copy as Markdown",
      run: () => copyExport("markdown", assessmentAsMarkdown(assessment, input), "Assessment copied as Markdown"),
    },
    {
      label: "Copy link to the ticket",
      tip: "The ticket travels in the link itself. No server sees it before somebody presses Analyse.",
      run: async () => {
        const link = await createTicketLink(input, new URL(paths.changeAnalysisTool, location.origin));
        await copyExport("link", link, "Link to this ticket copied");
      },
    },
    { label: "Download JSON", run: () => save("json", "application/json", assessment) },
    { label: "Download SARIF", run: () => saveSarif(assessment, input) },
  ];
  return (
    <div className="grid basis-full justify-start gap-x-6 xs:grid-cols-[auto_auto] *:text-start">
      {exports.map(({ label, tip, run }) => (
        <button key={label} type="button" data-tip={tip} onClick={run} className={textButton}>
          {label}
        </button>
      ))}
    </div>
  );
}

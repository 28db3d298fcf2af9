import type { ReadAssessment } from "@latchwork/contract/preview";
import { track } from "../../analytics/track.ts";
import { paths } from "../../routes.ts";
import { linkTo } from "../../ticket-link/ticket-link.ts";
import { copyExport } from "./copy-export.ts";
import { assessmentAsMarkdown } from "./markdown.ts";

interface Props {
  assessment: ReadAssessment;
  /** The text that was read. */
  read: string;
}

function save(form: "json" | "sarif", type: string, value: unknown): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type }));
  link.download = `assessment.${form}`;
  link.click();
  track("assessment_taken", { form });
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the browser has begun to read it
}

async function saveSarif(assessment: ReadAssessment, read: string): Promise<void> {
  const [{ sarifLog }, { brand }] = await Promise.all([
    import("@latchwork/contract/sarif"),
    import("@latchwork/brand"),
  ]);
  const tool = { name: brand.name, informationUri: `https://${brand.domain}${paths.changeAnalysisTool}` };
  const parts = [{ uri: "ticket.md", text: read, start: 0 }];
  save("sarif", "application/sarif+json", sarifLog([{ parts, assessment }], tool));
}

/** Ways to take an assessment along: into the ticket, to a colleague, into a tool. */
export function Export({ assessment, read }: Props) {
  return (
    <div className="result-takings">
      <button
        type="button"
        onClick={() => copyExport("markdown", assessmentAsMarkdown(assessment, read), "Assessment copied as Markdown")}
      >
        Copy as Markdown
      </button>
      <button
        type="button"
        data-tip="The ticket travels in the link itself. No server sees it before somebody presses Analyse."
        onClick={async () =>
          copyExport(
            "link",
            await linkTo(read, new URL(paths.changeAnalysisTool, location.origin)),
            "Link to this ticket copied",
          )
        }
      >
        Copy link to the ticket
      </button>
      <button type="button" onClick={() => save("json", "application/json", assessment)}>
        Download JSON
      </button>
      <button type="button" onClick={() => saveSarif(assessment, read)}>
        Download SARIF
      </button>
    </div>
  );
}

import { ShareButton } from "../../share/ShareBlock.tsx";
import { buttonClass } from "../../ui/button.ts";

interface Props {
  title: string;
  summary: string;
  /** Address of the page as a PDF, once there is one. */
  pdf: string | undefined;
}

/** A partnership is sent on, or taken along as a PDF. */
export function PartnershipActions({ title, summary, pdf }: Props) {
  return (
    <p className="mt-7 flex flex-wrap gap-3 print:hidden">
      {pdf && (
        <a href={pdf} target="_blank" rel="noopener" className={buttonClass("ink", "small")}>
          Download PDF
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      <ShareButton title={title} text={summary} className="needs-script" />
    </p>
  );
}

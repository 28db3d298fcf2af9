import { paths } from "../../routes.ts";
import { buttonClass } from "../../ui/button.ts";

/** The test plan's order, steps and tester stay locked. What is blurred holds nothing to read out or to select. */
export function LockedSequence() {
  return (
    <div className="locked">
      <p className="label">Testing Sequence</p>
      <div className="locked-steps" aria-hidden="true" inert>
        <p>1 Automated Session Testing</p>
        <p>2 Manual Assessment</p>
      </div>
      <a href={paths.bookADemo} className={buttonClass("ink", "small")}>
        Click to get started
      </a>
    </div>
  );
}

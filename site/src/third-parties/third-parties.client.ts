import { holdEvents } from "../analytics/track.ts";
import { consent } from "../consent/consent.ts";

/**
 * Brings the company's third parties in once the visitor has chosen, and on a
 * page where an expired choice has left something behind. A site without any
 * loads nothing for them.
 *
 * @param first what has to be done before they may look at the page
 */
export function startThirdParties(first?: Promise<unknown>): void {
  const listed = document.getElementById("third-parties");
  if (!listed) return;
  holdEvents();
  const run = () => {
    end();
    void Promise.all([import("./third-parties.ts"), first]).then(([it]) =>
      it.runThirdParties(JSON.parse(listed.textContent), "barred" in listed.dataset),
    );
  };
  const end = consent.listen(run);
  if (consent.get().status !== "pending" || document.cookie !== "") run();
}

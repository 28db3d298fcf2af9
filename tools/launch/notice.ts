import { readYaml } from "../../site/src/content/problems.ts";
import { schemas } from "../../site/src/content/schemas/index.ts";
import { type SwitchedService, switchedServices } from "../../site/src/content/schemas/pages.ts";
import type { OpenPoint, TextFile } from "./open-points.ts";

/**
 * Services that are switched on while the privacy notice says that they are not, or the other way round.
 * None if the notice cannot be used: what is wrong with it is for `npm run check-content` to say.
 */
export function wrongInTheNotice(notice: TextFile, used: Readonly<Record<SwitchedService, boolean>>): OpenPoint[] {
  const { data, problemAt } = readYaml(notice.path, notice.text, schemas["privacy-notice"]);
  return (data?.sections ?? []).flatMap(({ settings }, section) =>
    settings === undefined
      ? []
      : switchedServices
          .filter((service) => settings[service].used !== used[service])
          .map((service) => {
            const path = ["sections", section, "settings", service, "used"];
            const said = settings[service].used ? "is used, and no setting" : "is not used, and a setting";
            const what = `The notice says that this service ${said} switches it on. Change its row.`;
            return { where: `${notice.path}:${problemAt(path, "").line}`, what };
          }),
  );
}

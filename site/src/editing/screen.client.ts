// The editing screen: Sveltia CMS over this repository's content, which is read, checked and written by the site's own schemas.
import CMS from "@sveltia/cms";
import * as z from "zod";
import { markdownProblems } from "../content/check-markdown.ts";
import { type Problem, readYaml } from "../content/problems.ts";
import { type ContentName, schemas } from "../content/schemas/index.ts";
import { type PublicationFolder, publicationSchemas } from "../content/schemas/publications.ts";
import { type EditedFile, editedFiles, markdownFormatName, yamlFormatName } from "./config.ts";
import { type FileShape, headOf, markdownFormat, yamlFormat } from "./formats.ts";

/** What an event of the screen says of an entry. */
interface Saved {
  path: string;
  data: Record<string, unknown>;
}

/** What the checks of the build would refuse of an entry, one sentence each. */
function problemsOf({ path, data }: Saved): string[] {
  const [, folder, name = "", kind] = /^content\/(?:([^/]+)\/)?([^/]+)\.(md|yaml)$/.exec(path) ?? [];
  if (kind === "md" && folder !== undefined && folder in publicationSchemas) {
    const head = headOf(markdownFormat.toFile(data)) ?? "";
    const ofHead = sayings(readYaml(path, head, publicationSchemas[folder as PublicationFolder]));
    const ofText = [
      ...markdownProblems(String(data.body ?? ""), { moved: new Map(), pictureProblem: () => undefined }),
    ];
    return [...ofHead, ...ofText.map(({ message }) => message)];
  }
  if (!(name in editedFiles)) return [];
  const yaml = yamlFormat(editedFiles[name as EditedFile]).toFile(data);
  return sayings(readYaml(path, yaml, schemas[name as ContentName]));
}

const sayings = ({ problems }: { problems: readonly Problem[] }): string[] => problems.map(({ message }) => message);

z.config({ jitless: true }); // it would try whether the policy lets it build code, which the policy reports
CMS.registerCustomFormat(markdownFormatName, "md", markdownFormat);
for (const shape of ["fields", "list", "record"] satisfies FileShape[]) {
  CMS.registerCustomFormat(yamlFormatName(shape), "yaml", yamlFormat(shape));
}
CMS.registerEventListener({
  name: "preSave",
  handler({ entry }) {
    const problems = problemsOf(entry.toJS() as unknown as Saved);
    // Only an error of this name has its cause shown.
    if (problems.length > 0) throw new Error("saving_failed", { cause: new Error(problems.join("; ")) });
  },
});
const config = document.getElementById("editing-config")?.textContent ?? "";
CMS.init({ config: JSON.parse(config) });

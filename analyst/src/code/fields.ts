import type { ChangedFile } from "./diff.ts";
import type { CodeSituation } from "./situation.ts";
import { requests } from "./situations/requests.ts";

/** One field of what a request brings, set by its name: `bio: dto.bio`, `"bio" => $request->bio`, `user.bio = body["bio"]`. */
const FIELD =
  /\b(\w+)["']?\]?\s*(?::|=>|=)\s*(?:\$?\w+\s*)?[\w$]*(?:dto|body|input|payload|data|changes|params|request|form|fields|attrs|command|model|values|patch)[\w$]*(?:\(\))?(?:\.|->|\?\.|\[:?["']?|\.get\(["']|->input\(["'])\1\b/gi;
/** All of it at once, given to what stores or copies. */
const WHOLE =
  /\b(?:update|create|save|assign|fill|merge|insert|patch|set|build|upsert|copy)\w*!?\(.{0,80}?(?:\.{3}|\*\*|,\s*|\()\s*(?:(?:req|request|ctx)\.)?(?:body|dto|data|changes|input|payload|patch|fields|attrs|attributes|params|values|command|form|\$request->all\(\)|\$data)\s*[,)}]/i;
const LEAST = 2;
const MAX_LINE = 400;

/** A list of the fields that may be set, deleted where the whole object is stored instead. */
export function findRemovedFields(
  files: readonly ChangedFile[],
): { situation: CodeSituation; file: ChangedFile; line: number }[] {
  return files.flatMap((file) => {
    const listed = { added: 0, removed: 0 };
    let whole = -1;
    file.lines.forEach(({ kind, text }, line) => {
      if (kind !== "added" && kind !== "removed") return;
      const fields = [...text.slice(0, MAX_LINE).matchAll(FIELD)].length;
      listed[kind] += fields;
      if (kind === "added" && whole < 0 && fields === 0 && WHOLE.test(text.slice(0, MAX_LINE))) whole = line;
    });
    return listed.removed >= LEAST && listed.added === 0 && whole >= 0
      ? [{ situation: requests.assignment, file, line: whole }]
      : [];
  });
}

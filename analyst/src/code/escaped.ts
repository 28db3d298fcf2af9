import type { Detection } from "./detect.ts";
import type { ChangedFile } from "./diff.ts";
import { injection } from "./situations/injection.ts";

/** Options and calls that leave no markup of a stranger's in what they give back. */
const ESCAPES =
  /html_input['"]?\s*(?:=>|:)\s*['"](?:escape|strip)|\b(?:filter_html|escape_html|sanitize|sanitise|safe_mode|disableHtml|DisableHtml|escapeHtml)\b['"]?\s*(?:=>|[:=(])\s*(?:true|True|\))|\.DisableHtml\(|\bhtml\s*:\s*false\b|setSafeMode\(true|setMarkupEscaped\(true|escapeHtml\(true|DOMPurify\.sanitize|sanitize_?[hH]tml\(|bleach\.clean|nh3\.clean|Purifier(?:\.|::)clean|->purify\(|Sanitize\.(?:fragment|clean)|Jsoup\.clean|HtmlSanitizer|bluemonday|\bsanitize\(/;
const NAME = /[A-Za-z_][\w]{3,60}/g;
const ABOVE = 12;
const MAX_LINE = 400;

const plain = (name: string): string => name.replace(/_/g, "").toLowerCase();

/** Names near the definitions of which markup is escaped: of `getRenderedAttribute` also `rendered`. */
export function findEscapedNames(files: readonly ChangedFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { lines } of files) {
    const code = lines.filter(({ kind }) => kind === "added" || kind === "context");
    let read = 0;
    code.forEach(({ text }, at) => {
      if (!ESCAPES.test(text.slice(0, MAX_LINE))) return;
      for (let line = Math.max(read, at - ABOVE); line <= at; line++)
        for (const [name] of (code[line]?.text.slice(0, MAX_LINE) ?? "").matchAll(NAME)) {
          names.add(plain(name));
          const attribute = /^get(\w+?)(?:Attribute)?$/.exec(name)?.[1];
          if (attribute) names.add(plain(attribute));
        }
      read = at + 1;
    });
  }
  return names;
}

/** Whether the value that a template shows as markup is named where markup is escaped. */
export function isEscaped(
  { situation, line, file }: Detection & { readonly file: ChangedFile },
  escaped: ReadonlySet<string>,
): boolean {
  if (situation !== injection.markup || escaped.size === 0) return false;
  const raw =
    /(?:\{!!|\{\{\{|\{\{|<%-|<%==|<%=|v-html="|@html|Html\.Raw\(|__html\s*:|\[innerHTML\]=")\s*([^}%\n]{1,120})/.exec(
      file.lines[line]?.text.slice(0, MAX_LINE) ?? "",
    )?.[1];
  const last = raw
    ?.match(NAME)
    ?.filter((name) => !/^(?:html_safe|safe|raw|item|this)$/.test(name))
    .at(-1);
  return last !== undefined && escaped.has(plain(last));
}

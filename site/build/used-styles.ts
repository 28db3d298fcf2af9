import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from "postcss";

/** What a part of a page is made of, as far as selectors can name it. */
export interface Names {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** States that no page is painted in first. */
const laterStates = /:(hover|active|focus|disabled|enabled|checked|invalid|user-invalid|target|open|popover-open)\b/;

/** Media that no screen is, or not at first. */
const otherMedia = /^(print|speech)\b/;

/** Parts of fields, which browsers style by themselves. */
const fieldParts = /::(-webkit-(?!scrollbar)|-moz-|file-selector-button|placeholder)/;
const fields = ["input", "textarea", "select"];

/** What only motion, the pointer or an older Firefox has to do with. */
const unpainted = /^(cursor|transition(-.*)?|scroll-.*|overscroll-.*|tab-size|-moz-.*|-webkit-tap-highlight-color)$/;
const unpaintedParts = /::selection|:-moz-/;

/** Of fields for dates and numbers, of which no first screen has one. */
const laterParts = /::-webkit-(date|calendar|(inner|outer)-spin)/;

/** The index behind the bracket that closes the one at `start`. */
function behindBracket(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === "(") depth += 1;
    else if (text[at] === ")" && --depth === 0) return at + 1;
  }
  return text.length;
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code, sign) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
  );

/** Whether a selector could match something, by the names in it alone: where they stand, and states, are not looked at. */
export function mayMatch(selector: string, names: Names): boolean {
  if (laterParts.test(selector)) return false;
  if (fieldParts.test(selector) && !fields.some((tag) => names.tags.has(tag))) return false;
  if (laterStates.test(selector.replace(/\\./g, "").replace(/:not\([^)]*\)/g, ""))) return false;
  let plain = selector.replace(/::view-transition-[a-z]+\([^)]*\)/g, "").replace(/(?<!\\)\[(?:\\.|[^\]\\])*\]/g, "");
  for (;;) {
    const found = /(?<!\\):(not|has|is|where|nth-child|nth-last-child|nth-of-type|lang|dir|state|host)\(/.exec(plain);
    if (!found) break;
    const open = found.index + found[0].length - 1;
    const end = behindBracket(plain, open);
    const inner = plain.slice(open + 1, end - 1);
    const oneOf = found[1] === "is" || found[1] === "where";
    if (oneOf && !postcss.list.comma(inner).some((part) => mayMatch(part, names))) return false;
    plain = plain.slice(0, found.index) + plain.slice(end);
  }
  for (const [, kind, name = ""] of plain.matchAll(
    /([.#]|::?|(?<![\w\\-]))((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi,
  )) {
    const named = unescaped(name);
    if (kind === "." && !names.classes.has(named)) return false;
    if (kind === "#" && !names.ids.has(named)) return false;
    if (kind === "" && !names.tags.has(named.toLowerCase())) return false;
  }
  return true;
}

const isEmpty = (node: Container) => node.nodes === undefined || node.nodes.length === 0;

const keepsSelectors = (rule: Rule) =>
  rule.parent?.type !== "atrule" || !/keyframes$/.test((rule.parent as AtRule).name);

function dropUnmatched(root: Root, names: Names): void {
  root.walkRules((rule) => {
    if (!keepsSelectors(rule)) return;
    const kept = rule.selectors.filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  root.walkAtRules((rule) => {
    if (rule.name === "page" || (rule.name === "media" && otherMedia.test(rule.params))) rule.remove();
  });
}

/** Takes out what only browsers too old for `light-dark()` need: every colour rests on that (docs/browsers.md). */
function dropFallbacks(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    // Its place among the layers stays: the whole sheet, which comes later, has it again.
    if (layer.params === "properties") layer.replaceWith(postcss.atRule({ name: "layer", params: "properties" }));
  });
  root.walkAtRules("supports", (condition) => {
    if (/^\(color: ?color-mix\(in lab, ?red, ?red\)\)$/.test(condition.params))
      condition.replaceWith(condition.nodes ?? []);
  });
}

/** Takes out what leaves no trace in a picture of the page, and what a later declaration of the same rule replaces. */
function dropUnpainted(root: Root): void {
  root.walkRules((rule) => {
    if (unpaintedParts.test(rule.selector)) rule.remove();
    const next = rule.next();
    if (next?.type !== "rule" || (next as Rule).selector !== rule.selector) return;
    (next as Rule).prepend(rule.nodes);
    rule.remove();
  });
  root.walkRules((rule) => {
    const last = new Map<string, Declaration>();
    rule.each((node) => {
      if (node.type !== "decl") return;
      if (unpainted.test(node.prop)) node.remove();
      else if (last.get(node.prop)?.important) return;
      else {
        last.get(node.prop)?.remove();
        last.set(node.prop, node);
      }
    });
  });
}

/** Variables and motion that nothing left refers to. Returns whether there were any. */
function dropUnreferenced(root: Root): boolean {
  const text = root.toString();
  const used = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const before = text.length;
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.name === "property" && !used.has(rule.params)) rule.remove();
    if (rule.name === "keyframes" && !new RegExp(`animation(-name)?:[^;}]*${rule.params}\\b`).test(text)) rule.remove();
  });
  return root.toString().length < before;
}

function dropEmpty(root: Root): void {
  let before: number;
  do {
    before = root.toString().length;
    root.walk((node) => {
      const hasBlock = node.type === "rule" || (node.type === "atrule" && (node as AtRule).nodes !== undefined);
      if (hasBlock && isEmpty(node as Container)) node.remove();
    });
  } while (root.toString().length < before);
}

/**
 * The rules of a style sheet that a part of a page may need for its first
 * paint, in their order. Takes a rule too many rather than one too few.
 */
export function usedStyles(css: string, names: Names): string {
  const root = postcss.parse(css);
  root.walkComments((comment) => {
    comment.remove();
  });
  dropUnmatched(root, names);
  dropFallbacks(root);
  dropUnpainted(root);
  do dropEmpty(root);
  while (dropUnreferenced(root));
  return root.toString().replace(/\s*\n\s*/g, "");
}

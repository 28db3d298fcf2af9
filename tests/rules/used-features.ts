import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse as parseHtml } from "parse5";
import { parse as parseCss } from "postcss";
import { features } from "web-features";
import { root } from "./repository-files.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** What scripts call by a name that says what it is, each by its key in MDN's compatibility data. */
const inScripts: readonly (readonly [RegExp, string])[] = [
  [/\bAbortSignal\.any\b/, "api.AbortSignal.any_static"],
  [/\bAbortSignal\.timeout\b/, "api.AbortSignal.timeout_static"],
  [/\bariaInvalid\b/, "api.Element.ariaInvalid"],
  [/\bariaSelected\b/, "api.Element.ariaSelected"],
  [/\bArray\.fromAsync\b/, "javascript.builtins.Array.fromAsync"],
  [/\bcaretPositionFromPoint\b/, "api.Document.caretPositionFromPoint"],
  [/\bcheckVisibility\b/, "api.Element.checkVisibility"],
  [/\bCompressionStream\b/, "api.CompressionStream"],
  [/\bcookieStore\b/, "api.CookieStore"],
  [/\bCSS\.highlights\b/, "api.CSS.highlights_static"],
  [/\bdeliveryType\b/, "api.PerformanceResourceTiming.deliveryType"],
  [/\bglobalPrivacyControl\b/, "api.Navigator.globalPrivacyControl"],
  [/\bhidePopover\b/, "api.HTMLElement.hidePopover"],
  [/\bIntl\.DurationFormat\b/, "javascript.builtins.Intl.DurationFormat"],
  [/\bIntl\.Segmenter\b/, "javascript.builtins.Intl.Segmenter"],
  [/\b(?:Map|Object)\.groupBy\b/, "javascript.builtins.Object.groupBy"],
  [/\bmoveBefore\b/, "api.Element.moveBefore"],
  [/\.popover\s*=/, "api.HTMLElement.popover"],
  [/\bPromise\.try\b/, "javascript.builtins.Promise.try"],
  [/\bPromise\.withResolvers\b/, "javascript.builtins.Promise.withResolvers"],
  [/\bRegExp\.escape\b/, "javascript.builtins.RegExp.escape"],
  [/\brequestIdleCallback\b/, "api.Window.requestIdleCallback"],
  [/\bscheduler\.(?:yield|postTask)\b/, "api.Scheduler.yield"],
  [/\bscrollend\b/, "api.Element.scrollend_event"],
  [/\.setHTML\(/, "api.Element.setHTML"],
  [/\bdocument\.startViewTransition\b/, "api.Document.startViewTransition"],
  [/\bTemporal\.\w/, "javascript.builtins.Temporal"],
  [/\.toSorted\(/, "javascript.builtins.Array.toSorted"],
  [/\.toSpliced\(/, "javascript.builtins.Array.toSpliced"],
  [/\btrustedTypes\b/, "api.trustedTypes"],
  [/\bURL\.parse\b/, "api.URL.parse_static"],
  [/\bURLPattern\b/, "api.URLPattern"],
  [/\bfromBase64\b/, "javascript.builtins.Uint8Array.fromBase64"],
];

/** Keys of MDN's compatibility data for what pages, styles and scripts use, and more that are none. */
class UsedKeys extends Set<string> {
  private readonly read = new Set<string>();

  page(html: string): void {
    this.node(parseHtml(html));
  }

  styles(css: string): void {
    if (this.isRead(css)) return;
    const sheet = parseCss(css);
    sheet.walkAtRules(({ name, params }) => this.addWith(`css.at-rules.${name}`, params));
    sheet.walkRules(({ selector }) => {
      if (/(?<!\\)&/.test(selector)) this.add("css.selectors.nesting");
      for (const [, pseudo] of selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)) this.add(`css.selectors.${pseudo}`);
    });
    sheet.walkDecls(({ prop, value, parent }) => {
      this.addWith(`css.${parent && "name" in parent ? `at-rules.${parent.name}` : "properties"}.${prop}`, value);
      for (const [, name] of value.matchAll(/([a-z][a-z0-9-]*)\(/g))
        this.add(`css.types.${name}`).add(`css.types.color.${name}`);
    });
  }

  script(code: string): void {
    if (this.isRead(code)) return;
    for (const [mark, key] of inScripts) if (mark.test(code)) this.add(key);
  }

  /** Pages share most of their styles and scripts. */
  private isRead(text: string): boolean {
    const isRead = this.read.has(text);
    this.read.add(text);
    return isRead;
  }

  private addWith(key: string, value: string): void {
    this.add(key);
    for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z0-9-]*/g)) this.add(`${key}.${word}`);
  }

  private node(node: Node): void {
    if ("attrs" in node) {
      for (const { name, value } of node.attrs) {
        if (name === "class") continue;
        this.addWith(`html.global_attributes.${name}`, value);
        this.addWith(`html.elements.${node.tagName}.${name}`, value);
      }
      this.add(`html.elements.${node.tagName}`);
      const text = node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
      if (node.tagName === "style") this.styles(text);
      if (node.tagName === "script") this.script(text);
    }
    if ("childNodes" in node) for (const child of node.childNodes) this.node(child);
    if ("content" in node) this.node(node.content);
  }
}

/** What a page uses, by its own words. */
export function keysOfPage(html: string): ReadonlySet<string> {
  const keys = new UsedKeys();
  keys.page(html);
  return keys;
}

/** What the built site uses. The editing screen is another's program. */
export function keysOfSite(): ReadonlySet<string> {
  const keys = new UsedKeys();
  const site = join(root, "dist/site");
  for (const file of readdirSync(site, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|css|js)$/.test(file) || file === "edit.html") continue;
    const text = readFileSync(join(site, file), "utf8");
    if (file.endsWith(".html")) keys.page(text);
    else if (file.endsWith(".css")) keys.styles(text);
    else keys.script(text);
  }
  return keys;
}

/** What is read of the data. The package's own types are not found by Node's way of resolving. */
interface Status {
  baseline_low_date?: string;
  support: Record<string, string>;
}
interface Feature {
  kind: string;
  compat_features?: string[];
  status: Status & { by_compat_key?: Record<string, Status> };
}

/** The browsers that Baseline counts, by the names that people know. */
const browsers = {
  Chrome: ["chrome", "chrome_android"],
  Edge: ["edge"],
  Firefox: ["firefox", "firefox_android"],
  Safari: ["safari", "safari_ios"],
} as const;

/**
 * Each feature of which something is used that some browser has had since `year` only, or has not: the year in which
 * they all had what is used of it, or who has it not.
 */
export function youngFeatures(used: ReadonlySet<string>, year: number): Map<string, string> {
  const young = new Map<string, string>();
  for (const [id, feature] of Object.entries<Feature>(features)) {
    if (feature.kind !== "feature") continue;
    const found = (feature.compat_features ?? [])
      .filter((key) => used.has(key))
      .map((key) => feature.status.by_compat_key?.[key] ?? feature.status);
    const years = found.map((status) => Number(/\d{4}/.exec(status.baseline_low_date ?? "")?.[0] ?? Infinity));
    const last = Math.max(...years);
    if (last < year || found.length === 0) continue;
    const lacking = Object.entries(browsers).flatMap(([name, kinds]) => {
      const without = kinds.filter((kind) => found.some(({ support }) => support[kind] === undefined));
      if (without.length === 0) return [];
      return without.length === kinds.length
        ? [name]
        : [`${name} on ${without[0]?.includes("_") ? "phones" : "computers"}`];
    });
    young.set(id, Number.isFinite(last) ? `${last}` : `not in ${lacking.join(", ")}`);
  }
  return young;
}

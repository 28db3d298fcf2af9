import type { FieldProblems } from "@latchwork/contract/lead-forms";
import { type DefaultTreeAdapterTypes, html as names, parse, serialize, defaultTreeAdapter as tree } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a form page shows beyond its empty form. */
export interface FormState {
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
  /** One sentence for each field at fault. */
  readonly problems?: FieldProblems;
  /** What went wrong with the form as a whole. */
  readonly sentence?: string;
}

/**
 * Fills what a visitor typed, and what is wrong with it, into a form page as
 * the site built it. The page has a hidden place for each message, and the
 * browser's own script fills the same ones.
 */
export function fillForm(page: string, { values, problems = {}, sentence }: FormState): string {
  const document = parse(page);
  const elements = [...elementsIn(document)];
  const withId = (id: string) => elements.find((element) => read(element, "id") === id);
  const marked = (mark: string) => elements.filter((element) => read(element, mark) !== undefined);

  // Both steps at once: whoever reads this page has already filled it in.
  for (const form of marked("data-step")) write(form, "data-step", "all");
  // No longer the page that the browser's script knows how to take over: from here on it posts by itself.
  for (const island of elements) if (island.tagName === "astro-island") erase(island, "ssr");
  for (const control of elements) {
    const name = read(control, "name");
    if (name === undefined || !/^(input|textarea|select)$/.test(control.tagName)) continue;
    const value = values[name];
    if (value !== undefined) fillIn(control, value);
    const problem = problems[name];
    const slot = withId(`${read(control, "id")}-error`);
    if (problem === undefined || slot === undefined) continue;
    setText(slot, problem);
    show(slot);
    write(control, "aria-invalid", "true");
    write(control, "aria-describedby", `${read(control, "aria-describedby") ?? ""} ${read(slot, "id")}`.trim());
  }
  const listed = Object.entries(problems);
  if (listed.length > 0) {
    marked("data-summary").forEach(show);
    for (const list of marked("data-summary-list")) {
      for (const [field, problem] of listed) {
        const control = elements.find((element) => read(element, "name") === field);
        tree.appendChild(list, summaryItem(read(control, "id") ?? "", problem));
      }
    }
  }
  if (sentence !== undefined) {
    marked("data-problem").forEach(show);
    for (const text of marked("data-problem-text")) setText(text, sentence);
  }
  return serialize(document);
}

/** The page as it reads where no mail can be sent: what speaks of one gives way to what stands hidden beside it. */
export function withoutMail(page: string): string {
  const document = parse(page);
  for (const element of [...elementsIn(document)]) {
    if (read(element, "data-mailed") !== undefined) tree.detachNode(element);
    if (read(element, "data-unmailed") !== undefined) show(element);
  }
  return serialize(document);
}

function fillIn(control: Element, value: string): void {
  if (control.tagName === "textarea") setText(control, value);
  else if (control.tagName === "select") {
    for (const option of elementsIn(control)) {
      if (option.tagName !== "option") continue;
      if (read(option, "value") === value) write(option, "selected", "");
      else erase(option, "selected");
    }
  } else if (read(control, "type") === "checkbox") {
    if (value === "on") write(control, "checked", "");
  } else write(control, "value", value);
}

function summaryItem(id: string, problem: string): Element {
  const item = tree.createElement("li", names.NS.HTML, []);
  const link = tree.createElement("a", names.NS.HTML, [{ name: "href", value: `#${id}` }]);
  tree.insertText(link, problem);
  tree.appendChild(item, link);
  return item;
}

const read = (element: Element | undefined, name: string) => element?.attrs.find((attr) => attr.name === name)?.value;

function erase(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
}

function write(element: Element, name: string, value: string): void {
  erase(element, name);
  element.attrs.push({ name, value });
}

const show = (element: Element) => erase(element, "hidden");

function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

function* elementsIn(node: Node): Generator<Element> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}

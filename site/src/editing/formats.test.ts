import { expect, test } from "vitest";
import { type FileShape, markdownFormat, yamlFormat } from "./formats.ts";

const list = `# Three, in reading order.
- question: One? # asked first
  answer: >-
    Folded, as a long text is.
- question: Two?
  answer: "No: two."
  since: 2025-11-27
`;
const record = `# By id.\nbird: { name: Bird & Co, face: text }\nfern: { name: Fern, face: mono }\n`;

/** The file after a change on the screen. */
function after(shape: FileShape, text: string, change: (entries: Record<string, unknown>[]) => unknown): string {
  const format = yamlFormat(shape);
  const held = structuredClone(format.fromFile(text));
  held.entries = change(held.entries as Record<string, unknown>[]);
  return format.toFile(held);
}

test.each<[FileShape, string]>([
  ["list", list],
  ["record", record],
  ["fields", "title: Hub # short\nlead: >-\n  Folded.\n"],
])("a %s that nobody changes stays as it is, to the byte", (shape, text) => {
  const format = yamlFormat(shape);
  expect(format.toFile(format.fromFile(text))).toBe(text);
});

test("a changed text changes its own line", () => {
  const changed = after("list", list, ([first, ...rest]) => [{ ...first, question: "Uno?" }, ...rest]);
  expect(changed).toBe(list.replace("One?", "Uno?"));
  expect(after("record", record, ([bird, fern]) => [bird, { ...fern, name: "Ferns" }])).toBe(
    record.replace("Fern,", "Ferns,"),
  );
});

test.each(["45", "a: b", "true", "# no", "2025-11-27", "- x", "{brand} x"])(
  "the text %s is read back as a text",
  (text) => {
    const changed = after("list", list, ([first, ...rest]) => [{ ...first, question: text }, ...rest]);
    expect(yamlFormat("list").fromFile(changed).entries).toMatchObject([{ question: text }, { question: "Two?" }]);
    expect(changed).toContain("# Three, in reading order.");
  },
);

test("entries come, go and change places, and the others keep their words and comments", () => {
  const added = after("list", list, (entries) => [...entries, { question: "Three?", answer: "Yes." }]);
  expect(added).toBe(`${list}- question: Three?\n  answer: Yes.\n`);
  expect(after("list", list, ([, second]) => [second])).toContain('answer: "No: two."');
  expect(after("list", list, (entries) => entries.toReversed())).toContain("# asked first");
  expect(after("record", record, (entries) => [...entries, { id: "kite", name: "Kite", face: "text" }])).toContain(
    "kite:",
  );
});

test("what is left empty is left out, unless it stood there", () => {
  const format = yamlFormat("fields");
  const held = format.fromFile("title: A\nkeywords: []\nnoindex: false\n");
  expect(format.toFile({ ...held, title: "B", label: "", minutes: null, draft: false, list: [] })).toBe(
    "title: B\nkeywords: []\nnoindex: false\n",
  );
  expect(format.toFile({ title: "New", draft: true, label: "" })).toBe("title: New\ndraft: true\n");
});

test("a Markdown file keeps its head and gets its new text", () => {
  const text = '---\ntitle: "One: two"\nsummary: >-\n  Folded\n  here.\n---\n\nLead.\n\n## Next\n';
  expect(markdownFormat.toFile(markdownFormat.fromFile(text))).toBe(text);
  const held = markdownFormat.fromFile(text);
  expect(markdownFormat.toFile({ ...held, body: "Other.\n" })).toBe(text.replace("Lead.\n\n## Next", "Other."));
  expect(markdownFormat.toFile({ title: "New", body: "Text." })).toBe("---\ntitle: New\n---\n\nText.\n");
});

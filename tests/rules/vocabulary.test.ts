import ts from "typescript";
import { expect, test } from "vitest";
import { readRoot, type SourceFile, sourceFiles } from "./repository-files.ts";

interface Retired {
  word: string;
  /** The folder it is retired in, such as `analyst/`; everywhere when it is undefined. */
  workspace: string | undefined;
}

/** Words of the column "retired", such as `slip` and `hang up`, with the workspace that the column "where" names. */
function retiredWords(glossary: string): Retired[] {
  return glossary
    .split("\n")
    .filter((line) => line.startsWith("|") && !/^\| (concept|---)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .flatMap(([, , , where = "", words = ""]) => {
      const workspace = /^`?(\w+\/)/.exec(where)?.[1];
      return words.split(",").map((word) => ({ word: word.trim(), workspace }));
    })
    .filter(({ word }) => word !== "");
}

/** `consentDialogs`, `consent-dialogs` and `CONSENT_DIALOGS` as `consent dialogs`. */
const spaced = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[^A-Za-z]+/g, " ")
    .trim()
    .toLowerCase();

/** Names that somebody else gave, and English that means something else. */
const allowed = new Set(["stubGlobal", "atMost"]);

/** Every name that TypeScript code declares or writes an attribute or a property by. */
function namesInCode(path: string, text: string): string[] {
  const names: string[] = [];
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if ("name" in node && node.name && ts.isIdentifier(node.name as ts.Node))
      names.push((node.name as ts.Identifier).text);
    if (ts.isJsxAttribute(node)) {
      names.push(node.name.getText());
      const isClass = node.name.getText() === "className" && node.initializer;
      if (isClass) names.push(...(node.initializer?.getText().match(/[\w-]+/g) ?? []));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return names;
}

/** Classes, custom properties and attributes of a style sheet. */
const namesInStyles = (text: string) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/(?:\.|--|\[|@keyframes )([A-Za-z][\w-]*)/g)].map(
    ([, name = ""]) => name,
  );

function namesIn({ path, text }: SourceFile): string[] {
  const file = path.split("/").at(-1) ?? "";
  const code = path.endsWith(".astro") ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text;
  return [file.replace(/\..*$/, ""), ...(path.endsWith(".css") ? namesInStyles(text) : namesInCode(path, code))];
}

function retiredNames(files: readonly SourceFile[], retired: readonly Retired[]): string[] {
  return files.flatMap((file) => {
    const words = retired
      .filter(({ workspace = "" }) => file.path.startsWith(workspace) || /^(tests|tools)\//.test(file.path))
      .map(({ word }) => ` ${word} `);
    return [...new Set(namesIn(file))]
      .filter((name) => !allowed.has(name) && words.some((word) => ` ${spaced(name)} `.includes(word)))
      .map((name) => `${file.path}: ${name}`);
  });
}

const files = sourceFiles.filter(({ path }) => /\.(ts|tsx|mjs|astro|css)$/.test(path));

test("no name holds a word that the glossary has retired", { timeout: 60_000 }, () => {
  const why = "docs/glossary.md gives the one word for each concept: rename, or say there why both are needed.";
  expect(retiredNames(files, retiredWords(readRoot("docs/glossary.md"))), why).toEqual([]);
});

test("the rule reads the glossary and sees names of every form", () => {
  const glossary = `| concept | name | where | retired |
| --- | --- | --- | --- |
| a | b | \`site/src/\` | slip, hang up |
| a | b | every room | fewest |
| a | b | \`api/src/\` | |
`;
  const retired = retiredWords(glossary);
  expect(retired).toEqual([
    { word: "slip", workspace: "site/" },
    { word: "hang up", workspace: "site/" },
    { word: "fewest", workspace: undefined },
  ]);
  const found = (path: string, text = "") => retiredNames([{ path, text }], retired).length;
  expect(found("site/result-slip.ts")).toBe(1);
  expect(found("site/a.ts", "const resultSlip = 1;")).toBe(1);
  expect(found("site/a.ts", "interface A { SLIP_TIME: number; hangUp(): void }")).toBe(2);
  expect(found("site/a.tsx", 'const a = <p className="small slip" data-slip="" />;')).toBe(2);
  expect(found("site/a.css", ".slip-head { --slip: 1 }")).toBe(2);
  expect(found("site/a.astro", "---\nconst slip = 1;\n---\n<p>A slip</p>")).toBe(1);
  expect(found("site/a.ts", 'const slipped = "slip"; // slip')).toBe(0);
  expect(found("site/a.css", "/* .slip */ .slipper {}")).toBe(0);
  expect(found("api/a.ts", "const slip = 1, fewest = 2;")).toBe(1);
  expect(found("tests/a.ts", "const slip = 1;")).toBe(1);
});

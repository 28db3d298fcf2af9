// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the code of hostile files.
import { expect, test } from "vitest";
import { assess } from "../../src/assess.ts";
import { readCode } from "../../src/code/read-code.ts";

const LIMIT = 20_000;
const repeat = (piece: string, length = LIMIT): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const added = (path: string, code: string): string =>
  `--- a/${path}\n+++ b/${path}\n@@ -0,0 +1,9 @@\n${code
    .split("\n")
    .map((line) => `+${line}`)
    .join("\n")}`;

/** Milliseconds; six times what the slowest takes, so that only another order of growth fails, on a busy machine too. */
const DEADLINE = 3000;

const PIECES: readonly (readonly [path: string, piece: string])[] = [
  ["a.ts", "`${"],
  ["a.ts", "`${`"],
  ["a.ts", "`${a}"],
  ["a.ts", "`SELECT * FROM t WHERE a = '${b}'`;\n"],
  ["a.ts", "exec(`"],
  ["a.ts", "exec("],
  ["a.ts", "a.b(c)."],
  ["a.ts", "a[b]["],
  ["a.ts", "{ a: "],
  ["a.ts", "a = "],
  ["a.ts", "/a"],
  ["a.ts", "/*"],
  ["a.ts", "<a<"],
  ["a.ts", "if (x.includes(a)) { fetch(req.query.a) }\n"],
  ["a.py", 'f"{'],
  ["a.py", '"""'],
  ["a.py", "@a.route("],
  ["a.py", "def f(request, a):\n    Order.objects.get(pk=a)\n"],
  ["a.rb", "<<~A "],
  ["a.rb", "<<~A\n;;;;;;;;"],
  ["a.rb", '"#{'],
  ["a.php", '"$a['],
  ["a.php", "<?= $_GET["],
  ["A.java", "public void "],
  ["A.java", "@RequestParam "],
  ["A.kt", '"""$a'],
  ["a.go", "`"],
  ["A.cs", '$"{'],
  ["a.html", "{{{ "],
  ["a.ts", "Access-Control-Allow-Origin "],
  ["a.ts", "password_password_"],
  ["a.ts", "jwt.decode("],
  ["a.ts", "function save_it(a) { return save_it(req.query.a) }\n"],
  ["a.ts", "const f0 = (a) => f0(req.query.a);\n"],
  ["a.ts", "a ? "],
  ["a.ts", "if (a.startsWith(b)) "],
  ["a.ts", "new Map([["],
  ["a.ts", "cache.wrap('k', () => user."],
  ["a.rb", "def a\n  a\n"],
  ["a.go", "zip.f.Name,"],
  ["a.php", "'html_input' => 'strip' a_name_b\n"],
];

test.each(PIECES)("20,000 characters in %s of %j take no longer than their length", (path, piece) => {
  const text = added(path, repeat(piece));
  const began = performance.now();
  const { vulnerabilities } = assess(text);
  expect(performance.now() - began).toBeLessThan(DEADLINE);
  for (const { evidence } of vulnerabilities)
    for (const { start, end } of evidence) expect(text.slice(start, end).trim()).not.toBe("");
});

test.each([
  "-if (a || !signed(b)) return;\n+if (a && !signed(b)) return;\n",
  "-  name: dto.name,\n+update(dto)\n",
  "-before_action :require_admin\n",
  "--- a/b\n+++ b/b\n",
  "diff --git a/a b/a\n",
  "@@ -1 +1 @@\n",
  "```diff\n+a(\n",
])("20,000 characters of %j are read in their own time", (line) => {
  const began = performance.now();
  readCode(`--- a/a.rb\n+++ b/a.rb\n@@ -1,9 +1,9 @@\n${repeat(line)}`);
  expect(performance.now() - began).toBeLessThan(DEADLINE);
});

test("a diff ten times as long takes about ten times as long", () => {
  const unit = "const a = req.query.a;\nif (b) res.redirect(a);\nawait db.query(`SELECT * FROM t WHERE a = ${a}`);\n";
  const time = (length: number): number => {
    const text = added("a.ts", repeat(unit, length));
    const began = performance.now();
    readCode(text);
    return performance.now() - began;
  };
  time(20_000);
  const short = Math.max(2, time(20_000));
  expect(time(200_000)).toBeLessThan(40 * short);
});

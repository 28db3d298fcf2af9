import { describe, expect, test } from "vitest";
import { assess } from "../src/assess.ts";

const LIMIT = 20_000;
const fill = (piece: string): string => piece.repeat(Math.ceil(LIMIT / piece.length)).slice(0, LIMIT);

/** Numbers that look random and are the same on every run (a linear congruential generator). */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

function noise(seed: number, length: number, highest: number): string {
  const source = numbers(seed);
  return Array.from({ length }, () => String.fromCharCode((source.next().value ?? 0) % highest)).join("");
}

function expectSound(text: string): void {
  const { testable, vulnerabilities } = assess(text);
  expect(testable).toBe(vulnerabilities.length > 0);
  for (const { evidence } of vulnerabilities) {
    for (const { start, end } of evidence) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(text.slice(start, end).trim()).not.toBe("");
    }
  }
}

describe("any text is a ticket", () => {
  test.each([
    "",
    " ",
    "\n",
    "\0",
    "\ufeff",
    "\ud800",
    "\udc00x\ud800",
    "İİİ",
    "مرحبا",
    "日本語のチケット",
    "🙂🙂",
    "-".repeat(9),
    "```",
    "<!--",
    "{code}",
    "@@ -1 +1 @@",
  ])("%j", (text) => {
    expectSound(text);
  });

  test("bytes at random", () => {
    for (let seed = 1; seed <= 40; seed++) expectSound(noise(seed, 500, 256));
  });

  test("UTF-16 units at random, lone surrogates among them", () => {
    for (let seed = 1; seed <= 40; seed++) expectSound(noise(seed, 500, 65_536));
  });

  test.each([
    "a",
    "a b ",
    "((((",
    "<!--",
    "```\n",
    "- ",
    "*",
    "**a** ",
    "| a ",
    "no ",
    "get /",
    "/a",
    "GET /api/users/{id}/orders ",
    "?url=",
    "key='",
    "password: ",
    "1.2.3 -> ",
    "\ud800a ",
    "support staff can open any customer's order ",
    "any user can open any order. ",
    "\n",
    "\r",
    "> ",
    "# ",
    "h2. ",
    "---\n",
  ])("20,000 characters of %j", (piece) => {
    expectSound(fill(piece));
  });
});

describe("other notations", () => {
  const change = "Support staff can open any customer's order history";
  test.each([
    ["Markdown", `# Help desk\n\n* **New:** ${change}\n`],
    ["Jira wiki markup", `h2. Help desk\n\n# ${change}\n# {{OrderPanel}}\n{code:java}\nreturn orders;\n{code}`],
    ["HTML mail", `<div><p>Hello,</p><p>${change}.</p></div>`],
    ["a quoted mail", `> ${change}.\n\nfine with me`],
    ["a table", `| what | when |\n| --- | --- |\n| ${change} | May |`],
    ["Windows line ends", `Help desk\r\n\r\n- ${change}\r\n`],
  ])("%s", (_, ticket) => {
    expect(assess(ticket).vulnerabilities.map(({ cwe }) => cwe)).toContain("CWE-639");
  });
});

describe("other languages", () => {
  test.each([
    ["German", "Ändere die Farbe der Knöpfe und erlaube Kunden, die Rechnungen von anderen zu öffnen"],
    ["French", "Permettre aux clients d'exporter les commandes en CSV pour leur comptable"],
    ["Dutch", "Wij willen dat klanten een foto kunnen uploaden via een adres"],
    ["Russian", "Клиенты могут открыть чужие счета по номеру"],
    ["Japanese", "お客様が請求書を番号で開けるようにする"],
  ])("%s is said not to be understood, and asked for in English, rather than called clear", (_, ticket) => {
    const { insufficient, questions, notes } = assess(ticket);
    expect(notes?.join()).toMatch(/does not seem to be in English/);
    expect(insufficient).toBe(true);
    expect(questions).toEqual(["What does the ticket say in English? A translation by machine will do."]);
  });

  test("is never answered with a finding, though its code could be read", () => {
    const { vulnerabilities, notes, insufficient } = assess(
      "GET /api/orders/{id} renvoie la commande pour tous les clients",
    );
    expect(vulnerabilities).toEqual([]);
    expect(insufficient).toBe(true);
    expect(notes?.join()).toMatch(/does not seem to be in English/);
  });

  test.each([
    "Support staff can open any customer's order history",
    "chore(deps): bump @types/node",
    "feat: sort the à la carte menu of the café by name, and show El Niño warnings on the map",
    "const el = document.querySelector('.price');",
    "#4711",
  ])("%j is not taken for another language", (ticket) => {
    expect(assess(ticket).notes).toBeUndefined();
  });
});

import printed from "@latchwork/content/printed-tickets.json";
import { effortOf, type MicroTest } from "@latchwork/contract/preview";
import { calculator, calculatorMarkdown } from "../time-measures/calculator.ts";
import { measuresList, measuresMarkdown } from "../time-measures/definitions.ts";

/** What the engine says of a printed ticket, by its number: the phrase it marks, the finding, and its micro test. */
type Printed = { marks: string; name: string } & Pick<MicroTest, "minutes" | "kind">;
const findings = printed as Readonly<Record<string, Printed>>;

/** What draws a code block of each language. */
const drawn = {
  ticket,
  http: exchange,
  diff: edit,
  /** Findings with their days: the calculator of the articles on time measures. */
  findings: (code: string) => calculator(plain(code)),
  /** Ids of time measures: their definitions. */
  measures: measuresList,
} as const;
type Language = keyof typeof drawn;

/** A code block as the Markdown renderer writes it. */
const block = new RegExp(
  `<pre><code class="language-(${Object.keys(drawn).join("|")})">([\\s\\S]*?)</code></pre>`,
  "g",
);

/** Draws the parts that a text prints as code blocks of these languages. */
export const drawBlocks = (html: string): string =>
  html.replace(block, (_, language: Language, code: string) => drawn[language](code));

/** A text's blocks of these languages as plain Markdown has them. */
export const plainBlocks = (markdown: string): string =>
  markdown
    .replace(/^```findings\n([\s\S]*?)^```/gm, (_, code: string) => calculatorMarkdown(code))
    .replace(/^```measures\n([\s\S]*?)^```/gm, (_, code: string) => measuresMarkdown(code))
    .replace(/^```ticket.*$/gm, "```text");

const plain = (html: string): string =>
  html.replaceAll("&#x3C;", "<").replaceAll("&quot;", '"').replaceAll("&#x26;", "&");

/** Requests and what came back, each message a part of its own. */
function exchange(code: string): string {
  const messages = code.split(/^(?=(?:[A-Z]+ \S+ )?HTTP\/1\.1)/m).filter((message) => message.trim() !== "");
  const drawn = messages.map((message) => {
    const kind = message.startsWith("HTTP/") ? "response" : "request";
    return `<span class="${kind}">${message.trim()}\n</span>`;
  });
  return `<pre class="exchange" tabindex="0"><code>${drawn.join("")}</code></pre>`;
}

/** Lines that were taken out, put in or kept, by the sign that each begins with. */
function edit(code: string): string {
  const lines = code
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [sign, text] = [line[0] ?? "", line.slice(1)];
      return sign === "-" ? `<del>${text}\n</del>` : sign === "+" ? `<ins>${text}\n</ins>` : `<span>${text}\n</span>`;
    });
  return `<pre class="edit" tabindex="0"><code>${lines.join("")}</code></pre>`;
}

const escaped = (text: string): string => text.replace(/&/g, "&#x26;").replace(/</g, "&#x3C;");

/** A ticket's number, title and lines, the phrase that the tool marks, and what it says of it in the margin. */
function ticket(code: string): string {
  const [, number = "", title = "", lines = ""] = /^(\S+)\s+(.*)\n?([\s\S]*)$/.exec(code.trim()) ?? [];
  const finding = findings[number];
  const phrase = finding ? escaped(finding.marks) : "";
  if (!finding || !code.includes(phrase)) return sheet(number, title, lines);
  const mark = (text: string) =>
    text.replace(phrase, `<mark class="marked">${phrase}</mark><b aria-hidden="true">1</b>`);
  const { name } = finding;
  const test = `Micro test, ${effortOf(finding)}`;
  const note = `<b aria-hidden="true">1</b> <span>The tool:</span> ${escaped(name)}. <span>${test}</span>`;
  return sheet(number, mark(title), mark(lines), `<figcaption>${note}</figcaption>`);
}

const sheet = (number: string, title: string, lines: string, note = ""): string =>
  `<figure class="printed-ticket"><div><p><b>${number}</b> ${title}</p><pre>${lines}</pre></div>${note}</figure>`;

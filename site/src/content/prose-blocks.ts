import printed from "@latchwork/content/printed-tickets.json";

/** What the engine says of a printed ticket, by its number: the phrase it marks, the finding, and its micro test. */
const findings: Readonly<Record<string, { marks: string; name: string; minutes: number; kind: string }>> = printed;

/** A code block as the Markdown renderer writes it. */
const block = /<pre><code class="language-(ticket|http)">([\s\S]*?)<\/code><\/pre>/g;

/** Draws the tickets and the requests that a text prints: code blocks of the languages `ticket` and `http`. */
export const drawBlocks = (html: string): string =>
  html.replace(block, (_, language: string, code: string) => (language === "http" ? exchange(code) : ticket(code)));

/** Requests and what came back, each message a part of its own. */
function exchange(code: string): string {
  const messages = code.split(/^(?=(?:[A-Z]+ \S+ )?HTTP\/1\.1)/m).filter((message) => message.trim() !== "");
  const drawn = messages.map((message) => {
    const kind = message.startsWith("HTTP/") ? "response" : "request";
    return `<span class="${kind}">${message.trim()}\n</span>`;
  });
  return `<pre class="exchange" tabindex="0"><code>${drawn.join("")}</code></pre>`;
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
  const { name, minutes, kind } = finding;
  const test = `Micro test, ${minutes} min, ${kind}`;
  const note = `<b aria-hidden="true">1</b> <span>The tool:</span> ${escaped(name)}. <span>${test}</span>`;
  return sheet(number, mark(title), mark(lines), `<figcaption>${note}</figcaption>`);
}

const sheet = (number: string, title: string, lines: string, note = ""): string =>
  `<figure class="printed-ticket"><div><p><b>${number}</b> ${title}</p><pre>${lines}</pre></div>${note}</figure>`;

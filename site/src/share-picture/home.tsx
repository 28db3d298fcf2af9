import { brand } from "@latchwork/brand";
import { readContent } from "../content/read-content.ts";
import { heroStamp, heroTicket } from "../sections/home/hero-ticket.ts";
import { sharePictureSize } from "./address.ts";
import { sheet, stamp } from "./ticket.tsx";
import { colour, typeset } from "./typeset.ts";
import { Words } from "./Words.tsx";

const { width, height } = sharePictureSize;
const left = 548;
/** Characters that fit a row of the ticket. */
const columns = 33;

/** The home page's picture is its stamped ticket. */
export async function drawHome(): Promise<string> {
  const { headline, headlineEnd } = readContent("home").hero;
  const words = await typeset(
    <Words title={[headline, headlineEnd]} size={100} width={left - 60 - 28} />,
    left,
    height,
  );
  const ticket = await typeset(<Ticket />, width, height);
  return [words, sheet(left, 44), ticket, await stamp({ ...heroStamp, size: 92 }, width - 44, height - 34)].join("");
}

/** The ticket's number, and the phrases of it that raise a finding. */
function Ticket() {
  const marked = heroTicket.lines.flat().filter(({ ending }) => ending.length > 0);
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        boxSizing: "border-box",
        width,
        height,
        padding: `74px 44px 0 ${left + 66}px`,
        color: colour("--color-ink"),
        fontFamily: "Mono",
      }}
    >
      <div
        style={{
          display: "flex",
          justifyContent: "space-between",
          alignItems: "flex-end",
          paddingBottom: 16,
          borderBottom: `3px solid ${colour("--color-ink")}`,
        }}
      >
        <span style={{ fontSize: 62, lineHeight: 1, letterSpacing: "-0.03em" }}>{heroTicket.number}</span>
        <span style={{ fontSize: 20, color: colour("--color-muted") }}>{brand.name}</span>
      </div>
      {marked.map(({ text, ending }) => (
        <div
          key={text}
          style={{ display: "flex", alignItems: "flex-start", marginTop: 16, fontSize: 23, lineHeight: 1.25 }}
        >
          <div style={{ display: "flex", flexDirection: "column", alignItems: "flex-start", flexGrow: 1 }}>
            {rows(text).map((row) => (
              <span key={row} style={{ marginBottom: 3, borderBottom: `3px solid ${colour("--color-signal")}` }}>
                {row}
              </span>
            ))}
          </div>
          <span
            style={{
              display: "flex",
              justifyContent: "center",
              width: 36,
              padding: "4px 0",
              background: colour("--color-signal"),
              color: colour("--color-on-signal"),
            }}
          >
            {ending[0]}
          </span>
        </div>
      ))}
    </div>
  );
}

function rows(text: string): string[] {
  const wrapped: string[] = [];
  for (const word of text.split(" ")) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) wrapped.splice(-1, 1, `${last} ${word}`);
    else wrapped.push(word);
  }
  return wrapped;
}

import type { ReactNode } from "react";
import { sharePictureSize } from "./address.ts";
import { colour, typeset } from "./typeset.ts";

const { width, height } = sharePictureSize;

/** A sheet that leaves the picture at the right and below: paper, holes along its edge, and where it tears off. */
export function sheet(left: number, top: number): string {
  const pitch = 21;
  const holes = Array.from(
    { length: Math.ceil((height - top) / pitch) },
    (_, index) => `<circle cx="${left}" cy="${top + pitch * (index + 0.5)}" r="7"/>`,
  ).join("");
  return `<path d="M${left - 9} ${top + 12}L${width} ${top - 12}V${height}H${left - 2}z" fill="${colour("--color-sunken")}"/>
<path d="M${left} ${top}H${width}V${height}H${left}z" fill="${colour("--color-sheet")}"/>
<g fill="${colour("--color-surface")}">${holes}</g>
<path d="M${left + 34} ${top}V${height}" stroke="${colour("--color-rule-strong")}" stroke-width="2" stroke-dasharray="8 7"/>`;
}

/** Ink worn as on the pages (layouts/Document.astro), in larger grains: the picture is mostly seen small. */
export const ink = `<filter id="ink" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".28" numOctaves="1" seed="7" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.1 2.6" result="gaps"/><feComposite in="SourceGraphic" in2="gaps" operator="in"/></filter>`;

interface StampWords {
  word: string;
  small: string;
  /** Of the word, in pixels. */
  size: number;
}

/** A stamp whose lower right corner lies at that point, before it is turned. */
export async function stamp(words: StampWords, right: number, bottom: number): Promise<string> {
  const layers = await Promise.all(
    (["word", "small"] as const).map((inked) => typeset(<Stamp {...words} inked={inked} />, right, bottom)),
  );
  const turn = `rotate(-5 ${right - 200} ${bottom - 60})`;
  return `<g transform="${turn}"><g filter="url(#ink)">${layers[0]}</g>${layers[1]}</g>`;
}

/** The small line is drawn apart from the rest, since its ink is not worn. */
function Stamp({ word, small, size, inked }: StampWords & { inked: "word" | "small" }): ReactNode {
  const signal = inked === "word" ? colour("--color-signal") : "transparent";
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", justifyContent: "flex-end", alignItems: "flex-end" }}>
      <div style={{ display: "flex", padding: 5, border: `${size * 0.09}px solid ${signal}`, borderRadius: 6 }}>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            alignItems: "center",
            padding: `${size * 0.02}px ${size * 0.24}px ${size * 0.2}px`,
            border: `2px solid ${signal}`,
          }}
        >
          <span
            style={{ fontFamily: "Display", fontSize: size, lineHeight: 1.12, letterSpacing: "0.05em", color: signal }}
          >
            {word.toUpperCase()}
          </span>
          <span
            style={{
              fontFamily: "Mono",
              fontSize: Math.max(size * 0.25, 20),
              lineHeight: 1,
              color: inked === "small" ? colour("--color-signal-text") : "transparent",
            }}
          >
            {small.toUpperCase()}
          </span>
        </div>
      </div>
    </div>
  );
}

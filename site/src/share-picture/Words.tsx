import { brand } from "@latchwork/brand";
import { sharePictureSize } from "./address.ts";
import { colour } from "./typeset.ts";

const { height } = sharePictureSize;

interface Props {
  /** Each begins on a line of its own, the last in the signal's colour if there are two. */
  title: readonly string[];
  /** Pixels. */
  size: number;
  line?: string | undefined;
  /** Room for the words. */
  width: number;
}

/** The left part: whose picture it is, what the page is called, and one sentence about it. */
export function Words({ title, size, line, width }: Props) {
  const muted = colour("--color-muted");
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width: width + 60,
        height,
        padding: "56px 0 52px 60px",
        color: colour("--color-ink"),
        fontFamily: "Text",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 14 }}>
        <svg width="40" height="40" viewBox="0 0 30 30" aria-hidden="true">
          {brand.mark.map(({ d, fill }) => (
            <path key={d} d={d} fill={colour(`--color-${fill}`)} />
          ))}
        </svg>
        <span style={{ fontFamily: "Display", fontSize: 36, letterSpacing: "-0.02em" }}>{brand.name}</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width }}>
        {title.map((part, index) => (
          <span
            key={part}
            style={{
              display: "block",
              fontFamily: "Display",
              fontSize: size,
              lineHeight: 0.98,
              letterSpacing: "-0.025em",
              lineClamp: 5,
              textWrap: "balance",
              color: colour(index === 0 ? "--color-ink" : "--color-signal"),
            }}
          >
            {part}
          </span>
        ))}
        {line && (
          <span
            style={{
              display: "block",
              marginTop: 22,
              fontSize: 27,
              lineHeight: 1.35,
              color: muted,
              lineClamp: 4,
              textWrap: "pretty",
            }}
          >
            {line}
          </span>
        )}
      </div>
      <span style={{ fontFamily: "Mono", fontSize: 22, color: muted }}>{brand.domain}</span>
    </div>
  );
}

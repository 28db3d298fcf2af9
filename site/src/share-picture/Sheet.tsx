import { brand } from "@latchwork/brand";
import { sharePictureSize } from "./address.ts";
import { paper } from "./paper.ts";
import type { SharePicture } from "./pictures.ts";

const { width, height } = sharePictureSize;

/** Pixels from the left to the perforation that parts the words from the drawing. */
export const perforation = 640;

// The longer a title, the smaller, so that four lines at most fill the same room.
const titleSize = (title: string): number => (title.length > 70 ? 54 : title.length > 44 ? 62 : 76);

/**
 * The words of a share picture: a ticket's left part, its stub left empty for
 * the drawing. For satori, which lays out flex boxes with styles of their own.
 */
export function Sheet({ picture }: { picture: SharePicture }) {
  const fills = { ink: paper("--ink"), signal: paper("--signal") };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        boxSizing: "border-box",
        width,
        height,
        padding: "60px 0 56px 64px",
        background: paper("--surface"),
        color: paper("--ink"),
        fontFamily: "Text",
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 14 }}>
        <svg width="40" height="40" viewBox="0 0 30 30" aria-hidden="true">
          {brand.mark.map(({ d, fill }) => (
            <path key={d} d={d} fill={fills[fill]} />
          ))}
        </svg>
        <span style={{ fontFamily: "Display", fontSize: 36, letterSpacing: "-0.02em" }}>{brand.name}</span>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: perforation - 64 - 44 }}>
        <span
          style={{
            display: "block",
            fontFamily: "Display",
            fontSize: titleSize(picture.title),
            lineHeight: 1.04,
            letterSpacing: "-0.02em",
            lineClamp: 5,
          }}
        >
          {picture.title}
        </span>
        {picture.line && (
          <span
            style={{
              display: "block",
              marginTop: 22,
              fontSize: 27,
              lineHeight: 1.4,
              color: paper("--ink-muted"),
              lineClamp: 4,
            }}
          >
            {picture.line}
          </span>
        )}
      </div>
      <span style={{ fontFamily: "Mono", fontSize: 22, color: paper("--ink-muted") }}>{picture.label}</span>
    </div>
  );
}

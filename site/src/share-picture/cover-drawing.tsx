import { renderToStaticMarkup } from "react-dom/server";
import { coverOf } from "../covers/covers.ts";
import { roles } from "../styles/role-colours.ts";
import { paper } from "./paper.ts";

interface Place {
  /** Pixels from the picture's left and top. */
  x: number;
  y: number;
  width: number;
}

/** The utility classes that covers are drawn with, as a stylesheet of their own. */
const stylesheet = [
  ...roles.flatMap((role) => {
    const name = role.replace(/^--(sheet-(?=sunken))?/, "");
    return [`.fill-${name}{fill:${paper(role)}}`, `.stroke-${name}{stroke:${paper(role)}}`];
  }),
  ".stroke-none{stroke:none}",
].join("");

/**
 * A piece's cover as an SVG element that needs nothing of the page, at a place of the picture around it.
 *
 * @param monoFamily what the face of its labels calls itself
 * @throws Error when covers.yaml has no such entry
 */
export function coverDrawing(id: string, { x, y, width }: Place, monoFamily: string): string {
  const type = `.font-mono{font-family:"${monoFamily}"}`;
  return renderToStaticMarkup(
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={width}
      height={(width * 400) / 640}
      viewBox="0 0 640 400"
      fill="none"
      strokeWidth="4"
      strokeLinejoin="round"
      className="stroke-ink"
    >
      <style>{stylesheet + type}</style>
      {coverOf(id).picture}
    </svg>,
  );
}

import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";

const slips = times(7).flatMap((row) => times(5).map((column) => ({ x: 32 + column * 48, y: 48 + row * 44 })));

/** The engine: everything goes in, little comes out marked. */
export const manyInFewMarked = scene(() => (
  <>
    {slips.map(({ x, y }) => (
      <path
        key={`${x} ${y}`}
        d={`M${x} ${y}h32v28h-32zM${x + 8} ${y + 14}h16`}
        strokeWidth="3"
        className="fill-sheet"
      />
    ))}
    <path d="M288 32L376 96V304L288 368Z" className="fill-ink" />
    <path d="M376 200H440" />
    <path d="M440 128H600V272H440Z" className="fill-sheet" />
    <path d="M464 160H552M464 192H576M464 240H544" />
    <rect x="456" y="204" width="128" height="24" className="fill-mark stroke-none" />
    <path d="M464 216H576" className="stroke-signal" />
  </>
));

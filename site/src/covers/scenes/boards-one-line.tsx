import { scene } from "../scene.tsx";
import { type Point, route, times } from "../vocabulary/geometry.ts";
import { Dot } from "../vocabulary/Marks.tsx";

const boards = times(3).flatMap((row) => times(4).map((column) => ({ x: 48 + column * 144, y: 48 + row * 112 })));
const way: readonly Point[] = [
  [104, 332],
  [104, 220],
  [248, 220],
  [392, 220],
  [392, 108],
  [536, 108],
];

/** Committees: many boards, each with papers of its own, and one line that goes through to the top. */
export const boardsOneLine = scene(() => (
  <>
    {boards.map(({ x, y }) => (
      <path key={`${x} ${y}`} d={`M${x} ${y}h112v80h-112zM${x} ${y + 24}h112`} className="fill-sheet" />
    ))}
    <path d={route(way, 16)} strokeWidth="16" className="stroke-sheet" />
    <path d={route(way, 16)} strokeWidth="6" className="stroke-signal" />
    {way.map((at) => (
      <Dot key={String(at)} at={at} tone="signal" radius={12} />
    ))}
  </>
));

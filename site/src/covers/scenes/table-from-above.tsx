import { scene } from "../scene.tsx";
import { onCircle, type Point } from "../vocabulary/geometry.ts";

const table: Point = [288, 200];
const chair = "M-36-14Q0-30 36-14V10H-36Z";

const place = (angle: number, distance: number) => {
  const [x, y] = onCircle(table, distance, angle);
  return `translate(${x} ${y}) rotate(${angle})`;
};

/** The board from above: seven sit, and one more chair is drawn up. */
export const tableFromAbove = scene(() => (
  <>
    {[0, 45, 135, 180, 225, 270, 315].map((angle) => (
      <g key={angle}>
        <path d={chair} transform={place(angle, 152)} className="fill-ink" />
        <path d="M-18-12h36v24h-36z" transform={place(angle, 84)} />
      </g>
    ))}
    <circle cx="288" cy="200" r="116" />
    <path d={chair} transform={place(90, 232)} className="fill-signal stroke-signal" />
    <path d="M484 200H428" strokeDasharray="8 8" className="stroke-signal" />
  </>
));

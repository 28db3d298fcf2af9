/** A place on the picture, in units of its 640 × 400 view box. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

/** The point on a circle at an angle in degrees: 0 is twelve o'clock, clockwise. */
export function onCircle([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [round(x + radius * Math.sin(radians)), round(y - radius * Math.cos(radians))];
}

const large = (from: number, to: number) => (to - from > 180 ? 1 : 0);

/** Path data of a clockwise arc between two angles, less than a full turn apart. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  return `M${onCircle(centre, radius, from)}A${radius} ${radius} 0 ${large(from, to)} 1 ${onCircle(centre, radius, to)}`;
}

/** Path data of a piece of a ring between two angles. */
export function ringPiece(centre: Point, outer: number, inner: number, from: number, to: number): string {
  const back = `A${inner} ${inner} 0 ${large(from, to)} 0 ${onCircle(centre, inner, from)}Z`;
  return `${arc(centre, outer, from, to)}L${onCircle(centre, inner, to)}${back}`;
}

/** The point `distance` before `to` on the straight way from `from`. */
function short([x0, y0]: Point, [x1, y1]: Point, distance: number): Point {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const share = length === 0 ? 0 : distance / length;
  return [round(x1 - (x1 - x0) * share), round(y1 - (y1 - y0) * share)];
}

/** Path data of a way through all points, its corners rounded by `radius`. */
export function route(points: readonly Point[], radius = 0): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point}`;
      if (!after || radius === 0) return `L${point}`;
      return `L${short(before, point, radius)}Q${point} ${short(after, point, radius)}`;
    })
    .join("");
}

/** The direction of the last stretch of a way in degrees: 0 points right, clockwise. */
export function heading(points: readonly Point[]): number {
  const [x1, y1] = points.at(-1) ?? [0, 0];
  const [x0, y0] = points.at(-2) ?? [0, 0];
  return round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI);
}

/** Numbers from 0 to `count` − 1, to draw a thing so many times. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

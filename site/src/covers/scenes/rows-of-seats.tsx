import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";

const seats = times(5).flatMap((row) => times(9).map((column) => ({ row, column })));

/** A talk, seen from above: one seat is kept. */
export const rowsOfSeats = scene(() => (
  <>
    <path d="M160 40H480V72H160Z" className="fill-sunken" />
    {seats.map(({ row, column }) => (
      <path
        key={`${row} ${column}`}
        d={`M${76 + column * 56} ${152 + row * 48}v-12a20 20 0 0 1 40 0v12z`}
        className={row === 3 && column === 5 ? "fill-signal stroke-signal" : "fill-ink"}
      />
    ))}
  </>
));

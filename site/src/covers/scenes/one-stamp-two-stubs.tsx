import { scene } from "../scene.tsx";
import type { Point } from "../vocabulary/geometry.ts";
import { Stamp } from "../vocabulary/Stamp.tsx";
import { Stub } from "../vocabulary/Stub.tsx";
import { TextLines } from "../vocabulary/Ticket.tsx";

const cells: readonly Point[] = [
  [466, 128],
  [522, 128],
  [494, 176],
  [550, 176],
  [466, 224],
  [522, 224],
  [494, 272],
  [550, 272],
];
const comb = ([x, y]: Point) => `M${x} ${y - 32}l28 16v32l-28 16l-28-16v-32z`;

/** A partnership: two stubs on one sheet, and one stamp across their perforation. */
export const oneStampTwoStubs = scene(() => (
  <>
    <Stub at={[48, 72]} width={544} height={256} tear={272} />
    <path d="M88 120h96" strokeWidth="12" />
    <TextLines at={[88, 164]} lengths={[112, 96, 112, 80]} gap={40} />
    <path d={cells.map(comb).join("")} />
    <path d={comb([494, 176])} className="fill-ink" />
    <Stamp at={[320, 204]} tilt={-10}>
      TESTABLE
    </Stamp>
  </>
));

import { scene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";
import { Cross, Tick } from "../vocabulary/Marks.tsx";
import { TextLines } from "../vocabulary/Ticket.tsx";

const slip = (x: number, className = "fill-sheet") => (
  <rect x={x} y="184" width="72" height="96" className={className} />
);

/** Automated tests: every change passes the same gate, and the one that fails leaves with its mark. */
export const conveyor = scene(() => (
  <>
    <path d="M0 282H640" strokeWidth="8" />
    {times(11).map((index) => (
      <circle key={index} cx={index * 64} cy="308" r="14" />
    ))}
    {slip(24)}
    <TextLines at={[40, 208]} lengths={[40, 28, 40]} gap={24} />
    {slip(128)}
    <TextLines at={[144, 208]} lengths={[40, 40, 20]} gap={24} />
    <path d="M256 280V88h128v192h-24V112h-80v168z" className="fill-ink" />
    <path d="M320 120v152" strokeDasharray="4 12" />
    {slip(440)}
    <Tick at={[474, 232]} />
    {slip(544, "fill-sheet stroke-signal")}
    <Cross at={[580, 232]} tone="signal" />
  </>
));

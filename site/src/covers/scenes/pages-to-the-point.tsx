import { episodeScene } from "../scene.tsx";
import { times } from "../vocabulary/geometry.ts";

/** Reporting: a hand's breadth of pages, and the one that says something. */
export const pagesToThePoint = episodeScene(() => (
  <>
    <path
      d={times(14)
        .map((page) => `M160 ${272 - page * 16}H480`)
        .join("")}
      strokeWidth="8"
    />
    <path d="M416 176H560l-24 20 24 20H416z" className="fill-signal stroke-signal" />
  </>
));

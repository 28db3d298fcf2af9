import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";

const wall = (x: number) => `M${x} 32h32v96h-32zM${x} 184h32v96h-32z`;

/** A retest: the way that once led through the wall is tried again, and turns back at the patch. */
export const triedAgain = episodeScene(() => (
  <>
    <path d={wall(160)} className="fill-ink" />
    <Arrow
      points={[
        [48, 156],
        [288, 156],
      ]}
      tone="signal"
      from="dot"
    />
    <path d="M320 32V280" strokeDasharray="4 12" />
    <path d={wall(504)} className="fill-ink" />
    <path d="M488 112h64v88h-64zM504 112V200M536 112V200" className="fill-sheet" />
    <Arrow
      points={[
        [368, 132],
        [472, 132],
        [472, 184],
        [384, 184],
      ]}
      radius={24}
      from="dot"
    />
  </>
));

import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";

/** Threat modelling in its own notation: who, process, store, and the boundary between the first two. */
export const trustBoundary = episodeScene(() => (
  <>
    <rect x="48" y="112" width="104" height="88" className="fill-sheet" />
    <circle cx="328" cy="156" r="60" className="fill-sheet" />
    <path d="M488 128H600M488 184H600" strokeWidth="6" />
    <Arrow
      points={[
        [152, 136],
        [274, 136],
      ]}
    />
    <Arrow
      points={[
        [274, 176],
        [152, 176],
      ]}
    />
    <Arrow
      points={[
        [388, 156],
        [488, 156],
      ]}
    />
    <path d="M208 24V288" strokeWidth="6" strokeDasharray="16 12" className="stroke-signal" />
  </>
));

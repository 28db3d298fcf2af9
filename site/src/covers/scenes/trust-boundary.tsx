import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Threat modelling in its own notation: who, process, store, and the boundary between the first two. */
export const trustBoundary = episodeScene(() => (
  <>
    <Arrow
      points={[
        [160, 136],
        [266, 136],
      ]}
    />
    <Arrow
      points={[
        [266, 176],
        [160, 176],
      ]}
    />
    <Arrow
      points={[
        [392, 156],
        [480, 156],
      ]}
    />
    <Box at={[40, 104]} width={120} height={104}>
      user
    </Box>
    <circle cx="328" cy="156" r="64" className="fill-sheet" />
    <Label at={[328, 166]} anchor="middle">
      app
    </Label>
    <path d="M480 120H600M480 192H600" strokeWidth="6" />
    <Label at={[548, 166]} anchor="middle">
      data
    </Label>
    <path d="M212 24V288" strokeWidth="6" strokeDasharray="16 12" className="stroke-signal" />
  </>
));

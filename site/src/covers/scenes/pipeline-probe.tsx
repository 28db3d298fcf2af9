import { scene } from "../scene.tsx";
import { Arrow, ArrowHead } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";
import { arc, onCircle, type Point } from "../vocabulary/geometry.ts";

const running: Point = [320, 200];

/** DAST in a pipeline: the probe goes round the box while it runs, before it ships. */
export const pipelineProbe = scene(() => (
  <>
    <Arrow
      points={[
        [152, 200],
        [256, 200],
      ]}
    />
    <Arrow
      points={[
        [384, 200],
        [488, 200],
      ]}
    />
    <Box at={[32, 160]} width={120} height={80}>
      build
    </Box>
    <Box at={[488, 160]} width={120} height={80}>
      ship
    </Box>
    <rect x="256" y="136" width="128" height="128" className="fill-ink" />
    <path d="M300 168L352 200L300 232Z" className="fill-sheet stroke-none" />
    <path d={arc(running, 128, 24, 76)} strokeWidth="6" className="stroke-signal" />
    <path d={arc(running, 128, 104, 256)} strokeWidth="6" className="stroke-signal" />
    <path d={arc(running, 128, 284, 352)} strokeWidth="6" className="stroke-signal" />
    <ArrowHead tip={onCircle(running, 128, 0)} towards={0} tone="signal" />
  </>
));

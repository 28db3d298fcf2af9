import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";

/** Webhooks: a server asked to fetch an address, which is its own. */
export const callsItself = episodeScene(() => (
  <>
    <Arrow
      points={[
        [48, 176],
        [216, 176],
      ]}
      from="dot"
    />
    <Arrow
      points={[
        [424, 152],
        [552, 152],
        [552, 56],
        [320, 56],
        [320, 120],
      ]}
      radius={24}
      tone="signal"
    />
    <Box at={[216, 120]} width={208} height={112} solid>
      127.0.0.1
    </Box>
  </>
));

import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";

/** Webhooks: a server asked to fetch an address, which is its own. */
export const callsItself = episodeScene(() => (
  <>
    <Arrow
      points={[
        [48, 176],
        [232, 176],
      ]}
      from="dot"
    />
    <Arrow
      points={[
        [400, 152],
        [520, 152],
        [520, 56],
        [316, 56],
        [316, 120],
      ]}
      radius={24}
      tone="signal"
    />
    <Box at={[232, 120]} width={168} height={112} solid>
      127.0.0.1
    </Box>
  </>
));

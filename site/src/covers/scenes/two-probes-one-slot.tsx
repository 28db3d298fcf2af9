import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** A race: two requests, three milliseconds apart, spend the same hundred pounds. */
export const twoProbesOneSlot = episodeScene(() => (
  <>
    <path d="M0 160H640" strokeDasharray="4 12" />
    <Label at={[56, 56]}>t = 0.000</Label>
    <Label at={[56, 280]}>t = 0.003</Label>
    <Arrow
      points={[
        [56, 88],
        [320, 88],
        [400, 148],
      ]}
      radius={48}
      tone="signal"
      from="dot"
    />
    <Arrow
      points={[
        [56, 232],
        [320, 232],
        [400, 172],
      ]}
      radius={48}
      from="dot"
    />
    <Box at={[400, 104]} width={144} height={112}>
      £100
    </Box>
  </>
));

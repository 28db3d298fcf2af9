import { scene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";

/** A business logic flaw: every step is there, and one way leads past the step that matters. */
export const aroundThePayment = scene(() => (
  <>
    <Arrow
      points={[
        [184, 256],
        [252, 256],
      ]}
    />
    <Arrow
      points={[
        [388, 256],
        [456, 256],
      ]}
    />
    <Box at={[48, 200]} width={136} height={112}>
      basket
    </Box>
    <Box at={[252, 200]} width={136} height={112} solid>
      pay
    </Box>
    <Box at={[456, 200]} width={136} height={112}>
      sent
    </Box>
    <Arrow
      points={[
        [116, 200],
        [116, 88],
        [524, 88],
        [524, 200],
      ]}
      radius={32}
      tone="signal"
      from="dot"
    />
  </>
));

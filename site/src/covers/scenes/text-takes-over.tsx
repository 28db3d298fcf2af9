import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";
import { Box } from "../vocabulary/Box.tsx";
import { TextLines } from "../vocabulary/Ticket.tsx";

/** LLM features: one line of what a user pasted is read as an order. */
export const textTakesOver = episodeScene(() => (
  <>
    <path d="M48 40H376V232H160L104 280V232H48Z" className="fill-sheet" />
    <TextLines at={[88, 88]} lengths={[248, 200]} gap={36} />
    <TextLines at={[88, 196]} lengths={[160]} />
    <Arrow
      points={[
        [88, 160],
        [472, 160],
      ]}
      tone="signal"
    />
    <Box at={[472, 116]} width={128} height={88} solid>
      tool
    </Box>
  </>
));

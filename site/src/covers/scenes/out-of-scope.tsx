import { episodeScene } from "../scene.tsx";
import { Box } from "../vocabulary/Box.tsx";

/** Scoping: a fence around what may be tested, and the box that stands across it. */
export const outOfScope = episodeScene(() => (
  <>
    <path d="M56 32H488V280H56Z" strokeDasharray="16 12" />
    <path d="M216 96H256M384 96H464V176M156 128V184M320 128V184M216 216H256M384 216H432" />
    <Box at={[96, 64]} width={120} height={64} />
    <Box at={[256, 64]} width={128} height={64} />
    <Box at={[96, 184]} width={120} height={64} />
    <Box at={[256, 184]} width={128} height={64} />
    <path d="M432 168h120v96h-120z" className="fill-signal stroke-signal" />
  </>
));

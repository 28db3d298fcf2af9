import { episodeScene } from "../scene.tsx";

/** Hiring: a lanyard whose badge has no name on it yet. */
export const blankBadge = episodeScene(() => (
  <>
    <path d="M240 0L308 96M400 0L332 96" strokeWidth="16" />
    <rect x="304" y="88" width="32" height="32" className="fill-signal stroke-signal" />
    <rect x="216" y="120" width="208" height="160" rx="8" className="fill-sheet" strokeWidth="6" />
    <path d="M296 144h48" strokeWidth="8" />
    <rect x="240" y="176" width="64" height="80" className="fill-sunken" />
    <path d="M328 200H400M328 240H400" strokeDasharray="8 8" />
  </>
));

import { episodeScene } from "../scene.tsx";

/** Password reset: whoever opens the letter holds the key. */
export const letterWithAKey = episodeScene(() => (
  <>
    <path d="M176 144L320 56L464 144V280H176Z" className="fill-ink" />
    <path d="M208 24H432V240H208Z" className="fill-sheet" />
    <g className="stroke-signal" strokeWidth="10">
      <circle cx="264" cy="88" r="24" />
      <path d="M288 88H392V116M360 88V108" />
    </g>
    <path d="M176 144L320 224L464 144V280H176Z" className="fill-sheet" />
  </>
));

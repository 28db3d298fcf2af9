import { episodeScene } from "../scene.tsx";
import { Arrow } from "../vocabulary/Arrow.tsx";

/** Mobile: what the phone sends can be read, and changed, on its way. */
export const phoneAndProxy = episodeScene(() => (
  <>
    <rect x="72" y="32" width="136" height="248" rx="16" className="fill-sheet" strokeWidth="6" />
    <path d="M120 56h40M96 96h88M96 128h64M96 160h88" />
    <circle cx="140" cy="244" r="12" />
    <Arrow
      points={[
        [208, 156],
        [312, 156],
      ]}
    />
    <path d="M312 116h80v80h-80z" className="fill-signal stroke-signal" />
    <path d="M332 156q20-24 40 0q-20 24-40 0z" className="fill-sheet stroke-ink" />
    <circle cx="352" cy="156" r="6" className="fill-ink" />
    <Arrow
      points={[
        [392, 156],
        [480, 156],
      ]}
    />
    <path
      d="M480 72h96v48h-96zM480 132h96v48h-96zM480 192h96v48h-96zM500 96h16M500 156h16M500 216h16"
      className="fill-sheet"
    />
  </>
));

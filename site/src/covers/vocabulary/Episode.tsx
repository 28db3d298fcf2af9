import type { ReactNode } from "react";
import { Waveform } from "./Waveform.tsx";

interface Props {
  season: number;
  episode: number;
  /** The scene, on the upper 640 × 304 units. */
  children: ReactNode;
}

/** A podcast episode's sheet: a scene above, number and voice on the strip below the perforation. */
export function Episode({ season, episode, children }: Props) {
  const name = `S${season}E${episode}`;
  const width = name.length * 20 + 24;
  return (
    <>
      {children}
      <path d="M0 312H640" strokeDasharray="8 8" />
      <rect x="32" y="332" width={width} height="48" className="fill-ink" />
      <text
        x={32 + width / 2}
        y="367"
        fontSize="32"
        textAnchor="middle"
        className="fill-sheet stroke-none font-mono font-semibold"
      >
        {name}
      </text>
      <Waveform from={64 + width} to={608} y={356} voice={season * 20 + episode} />
    </>
  );
}

import { times } from "./geometry.ts";

interface Props {
  from: number;
  to: number;
  /** The line the sound swings about. */
  y: number;
  /** Another number, another voice. */
  voice: number;
}

/** Half a stroke's height at a place, 3 to 28 units: two swings of different length, so that no two voices look alike. */
function swing(index: number, voice: number): number {
  const syllable = Math.abs(Math.sin(index * 1.7 + voice * 2.3));
  const sentence = Math.abs(Math.sin(index * (0.21 + (voice % 7) * 0.02) + voice));
  return Math.round(3 + 25 * syllable * sentence);
}

/** Recorded speech. */
export function Waveform({ from, to, y, voice }: Props) {
  const strokes = times(Math.floor((to - from) / 12) + 1).map((index) => {
    const half = swing(index, voice);
    return `M${from + index * 12} ${y - half}v${half * 2}`;
  });
  return <path d={strokes.join("")} />;
}

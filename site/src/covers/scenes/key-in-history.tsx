import { episodeScene } from "../scene.tsx";

/** API keys: the commit that removes the key does not remove the commit that brought it. */
export const keyInHistory = episodeScene(() => (
  <>
    <path d="M48 96H592" />
    {[88, 208, 328, 448, 552].map((x) => (
      <circle key={x} cx={x} cy="96" r="20" className={x === 448 ? "fill-ink" : "fill-sheet"} />
    ))}
    <path d="M208 116V160" className="stroke-signal" />
    <g className="stroke-signal" strokeWidth="10">
      <circle cx="208" cy="196" r="32" />
      <path d="M240 196H376V228M336 196V220" />
    </g>
    <path d="M436 84l24 24m0-24l-24 24" className="stroke-sheet" />
  </>
));

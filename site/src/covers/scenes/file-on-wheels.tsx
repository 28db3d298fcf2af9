import { episodeScene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** File upload: a document like any other, but for the wheels. */
export const fileOnWheels = episodeScene(() => (
  <>
    <path d="M216 32H360L424 96V240H216Z" strokeWidth="6" className="fill-sheet" />
    <path d="M360 32V96H424" strokeWidth="6" />
    <Label at={[320, 176]} size="number" anchor="middle">
      .pdf
    </Label>
    <path d="M192 244H448" strokeWidth="8" />
    {[240, 400].map((x) => (
      <g key={x} className="stroke-signal">
        <circle cx={x} cy="264" r="28" strokeWidth="8" className="fill-sheet" />
        <circle cx={x} cy="264" r="4" />
      </g>
    ))}
    <path d="M448 244L544 212" strokeWidth="6" />
  </>
));

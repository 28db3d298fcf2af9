import { episodeScene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Access control: whoever has the key to 41 counts on by one. */
export const nextLocker = episodeScene(() => (
  <>
    {[40, 41].map((number, index) => (
      <g key={number}>
        <rect x={64 + index * 168} y="32" width="136" height="248" className="fill-sheet" />
        <Label at={[132 + index * 168, 104]} size="number" anchor="middle">
          {String(number)}
        </Label>
        <path d={`M${96 + index * 168} 136h72m-72 20h72`} />
      </g>
    ))}
    <circle cx="340" cy="208" r="10" className="fill-ink" />
    <path d="M340 208V240" strokeWidth="6" />
    <circle cx="340" cy="252" r="12" strokeWidth="6" />
    <circle cx="172" cy="208" r="10" />
    <rect x="440" y="32" width="136" height="248" className="fill-ink" />
    <path d="M440 32L392 56V304L440 280Z" className="fill-signal stroke-signal" />
    <path d="M464 88H552M464 200h88" className="stroke-sheet" />
  </>
));

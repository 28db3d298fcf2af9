import { episodeScene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Bug bounty: a beetle with a price tag. */
export const priceOnABug = episodeScene(() => (
  <>
    <path
      d="M152 112L96 72M152 160H80M152 208L96 248M288 112L344 72M288 160H360M288 208L344 248M200 56L176 24M240 56L264 24"
      strokeWidth="6"
    />
    <ellipse cx="220" cy="168" rx="80" ry="104" className="fill-ink" />
    <path d="M148 116Q220 152 292 116M220 136V270" className="stroke-sheet" />
    <path d="M292 176Q360 216 416 168" className="stroke-signal" />
    <path d="M416 128l40-40h136v128H456l-40-40z" className="fill-signal stroke-signal" />
    <circle cx="444" cy="152" r="10" className="fill-sheet stroke-ink" />
    <Label at={[528, 168]} size="number" anchor="middle">
      £500
    </Label>
  </>
));

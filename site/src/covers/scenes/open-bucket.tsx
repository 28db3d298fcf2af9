import { episodeScene } from "../scene.tsx";
import { Label } from "../vocabulary/Label.tsx";

/** Cloud configuration: a bucket that hangs in the cloud, named for who may look into it. */
export const openBucket = episodeScene(() => (
  <>
    <path d="M216 184L240 128M424 184L400 128" />
    <path d="M216 136a38 38 0 0 1 0-76a72 72 0 0 1 124-8a56 56 0 0 1 84 24a30 30 0 0 1 0 60z" className="fill-sheet" />
    <path d="M200 176H440L408 288H232Z" className="fill-ink" />
    <Label at={[320, 246]} size="number" anchor="middle" tone="paper">
      public
    </Label>
    <path d="M434 196C504 188 536 224 536 310" strokeWidth="10" className="stroke-signal" />
  </>
));

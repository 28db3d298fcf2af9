import { episodeScene } from "../scene.tsx";
import { Dot } from "../vocabulary/Marks.tsx";

/** Sessions: a cookie, and what someone took of it. */
export const bittenCookie = episodeScene(() => (
  <>
    <path
      d="M392 76A112 112 0 1 0 412 228A36 36 0 0 1 396 172A36 36 0 0 1 376 120A36 36 0 0 1 392 76Z"
      strokeWidth="6"
      className="fill-sheet"
    />
    <Dot at={[264, 108]} radius={14} />
    <Dot at={[320, 152]} radius={14} />
    <Dot at={[256, 192]} radius={14} />
    <Dot at={[328, 228]} radius={14} />
    <path d="M464 132h24v24h-24zM512 164h16v16h-16zM456 192h16v16h-16z" className="fill-signal stroke-signal" />
  </>
));

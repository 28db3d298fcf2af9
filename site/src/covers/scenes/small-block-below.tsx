import { episodeScene } from "../scene.tsx";

/** Dependencies: a tower of blocks that rests on one thin pin. */
export const smallBlockBelow = episodeScene(() => (
  <>
    <path d="M0 288H640" />
    <path
      d="M192 240h256v48h-256zM216 184h96v56h-96zM368 184h56v56h-56zM200 136h240v48h-240zM232 88h80v48h-80zM328 88h88v48h-88zM264 48h48v40h-48zM328 24h56v64h-56z"
      className="fill-sheet"
    />
    <path d="M328 188h20v48h-20z" className="fill-signal stroke-signal" />
  </>
));

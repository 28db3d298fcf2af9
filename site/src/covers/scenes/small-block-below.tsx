import { episodeScene } from "../scene.tsx";

/** Dependencies: a tower of blocks that rests on one thin pin. */
export const smallBlockBelow = episodeScene(() => (
  <>
    <path d="M0 288H640" />
    <path
      d="M192 240h256v48h-256zM208 184h88v56h-88zM200 136h240v48h-240zM232 88h80v48h-80zM328 88h88v48h-88zM264 48h48v40h-48zM328 24h56v64h-56z"
      className="fill-sheet"
    />
    <path d="M400 188h16v48h-16z" className="fill-signal stroke-signal" />
  </>
));

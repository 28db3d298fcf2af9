import type { ReactElement } from "react";
import * as z from "zod";
import { Episode } from "./vocabulary/Episode.tsx";

/** A scene reads its parameters as an author writes them and gives the picture, on 640 × 400 units. */
export type Scene = z.ZodType<ReactElement>;

/** A scene with parameters: several pieces may share its construction. */
export function sceneWith<Params extends z.ZodRawShape>(
  params: Params,
  draw: (params: z.output<z.ZodObject<Params, z.core.$strict>>) => ReactElement,
): Scene {
  return z.strictObject(params).transform(draw);
}

/** A scene that is always the same picture. */
export function scene(draw: () => ReactElement): Scene {
  return sceneWith({}, draw);
}

/** A podcast episode's scene, drawn on the upper 640 × 304 units; the strip below bears number and voice. */
export function episodeScene(draw: () => ReactElement): Scene {
  return sceneWith({ season: z.int().min(1).max(9), episode: z.int().min(1).max(99) }, (params) => (
    <Episode {...params}>{draw()}</Episode>
  ));
}

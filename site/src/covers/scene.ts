import type { ReactElement } from "react";
import * as z from "zod";
import { Episode } from "./vocabulary/Episode.tsx";

/** A scene reads its parameters, as an author writes them, and gives the picture on 640 × 400 units. */
export type Scene = z.ZodType<ReactElement>;

/** A scene that several pieces may share, each with parameters of its own. */
export function sceneWith<Shape extends z.ZodRawShape>(
  shape: Shape,
  draw: (params: z.output<z.ZodObject<Shape>>) => ReactElement,
): Scene {
  return z.strictObject(shape).transform((params) => draw(params as z.output<z.ZodObject<Shape>>));
}

/** A scene that is always the same picture. */
export function scene(draw: () => ReactElement): Scene {
  return sceneWith({}, draw);
}

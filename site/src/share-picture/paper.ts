import { formatHex8 } from "culori";
import { roleColour } from "../styles/role-colours.ts";

/** A role's colour by day, in the form that pictures read. They know neither custom properties nor OKLCH. */
export const paper = (role: string): string => formatHex8(roleColour(role, "light"));

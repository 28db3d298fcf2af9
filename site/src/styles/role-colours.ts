import scaleCss from "@latchwork/brand/colours.css?raw";
import { type Color, converter, parse } from "culori";
import rolesCss from "./roles.css?raw";

export type Theme = "light" | "dark";

const declared = new Map(
  [...`${scaleCss}${rolesCss}`.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]),
);
const toRgb = converter("rgb");

/** The roles that are colours, such as `--color-ink`, in the order of roles.css. */
export const roles: readonly string[] = [...rolesCss.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);

/**
 * The colour of a role in one theme, for where no browser computes it: pictures, tests and the frame of the window.
 *
 * @throws Error when the name is not declared, or its value is of a form that is not read here
 */
export function roleColour(role: string, theme: Theme) {
  const colour = compute(`var(${role})`, theme);
  if (!colour) throw new Error(`${role} has no colour in the ${theme} theme: ${declared.get(role)}`);
  return toRgb(colour);
}

function compute(value: string, theme: Theme): Color | undefined {
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name) return compute(declared.get(name) ?? "", theme);
  const sides = splitArguments("light-dark", value);
  if (sides) return compute(sides[theme === "light" ? 0 : 1] ?? "", theme);
  const mix = /^color-mix\(in oklch, (.+) (\d+)%, transparent\)$/.exec(value);
  if (!mix) return parse(value);
  const solid = compute(mix[1] ?? "", theme);
  return solid && { ...solid, alpha: Number(mix[2]) / 100 };
}

/** The arguments of a CSS function, split at its own commas; undefined for anything else. */
function splitArguments(name: string, value: string): string[] | undefined {
  if (!value.startsWith(`${name}(`) || !value.endsWith(")")) return undefined;
  const parts = [""];
  let depth = 0;
  for (const character of value.slice(name.length + 1, -1)) {
    depth += Number(character === "(") - Number(character === ")");
    if (character === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}

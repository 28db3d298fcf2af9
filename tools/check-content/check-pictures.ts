import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";

/** How the files of each kind begin. */
const signatures: Record<string, RegExp> = {
  ".png": /^\x89PNG\r\n/,
  ".jpg": /^\xff\xd8\xff/,
  ".webp": /^RIFF[\s\S]{4}WEBP/,
  ".avif": /^[\s\S]{4}ftypavi/,
  ".svg": /^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\s[^>]*(viewBox|width)\s*=/,
};
signatures[".jpeg"] = signatures[".jpg"] as RegExp;

interface Limits {
  /** Endings of files. */
  kinds: readonly string[];
  kibibytes: number;
}

/** Smaller ones are made of it, so it may be as large as a camera's. */
const pictureOfText: Limits = { kinds: Object.keys(signatures), kibibytes: 6 * 1024 };
export const pictureKinds = pictureOfText.kinds;

/** A drawing that runs or fetches something does so as soon as somebody opens its file. */
const unsafeInSvg =
  /<\s*(script|foreignObject|iframe)\b|\s(on\w+)\s*=|(?:href|src)\s*=\s*["']?\s*(https?:|\/\/|javascript:|data:text)|<!(ENTITY)/i;

/** What keeps a file from being shown as a picture, with the remedy. */
export function pictureProblem(file: string, { kinds, kibibytes }: Limits = pictureOfText): string | undefined {
  const [name, kind] = [basename(file), extname(file)];
  if (!kinds.includes(kind)) return `${name} cannot be shown: save it as ${kinds.join(", ")}`;
  const bytes = readFileSync(file);
  if (bytes.length > kibibytes * 1024) return `${name} weighs more than ${kibibytes} KiB: save it smaller`;
  const text = bytes.toString("latin1");
  if (!signatures[kind]?.test(text)) {
    const found = Object.keys(signatures).find((each) => signatures[each]?.test(text));
    return `${name} is not what its ending says: ${found ? `rename it to ${basename(name, kind)}${found}` : `save it as ${kind} again`}`;
  }
  if (kind !== ".svg") return undefined;
  const [, element, ...others] = unsafeInSvg.exec(text) ?? [];
  const unsafe = element ? `<${element}>` : others.find(Boolean);
  return unsafe && `${name} holds ${unsafe}, which no picture may: remove it, or export it as plain SVG`;
}

const logoLimits: Limits = { kinds: [".svg", ".png"], kibibytes: 100 };

/** What keeps a file from being shown as a customer's logo, with the remedy. */
export function logoProblem(file: string): string | undefined {
  const problem = pictureProblem(file, logoLimits);
  if (problem || !file.endsWith(".png")) return problem;
  const bytes = readFileSync(file);
  const hasTransparency = [4, 6].includes(bytes[25] ?? 0) || bytes.includes("tRNS");
  return hasTransparency
    ? undefined
    : `${basename(file)} has a ground of its own, which is a box on dark paper: save it with a transparent one`;
}

/** What is wrong with a picture that a text shows, with the remedy. `folder`: where the text lies. */
export function shownPictureProblem(address: string, folder: string): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) {
    return `the picture ${address} is from elsewhere: save it beside this file, and write its name alone`;
  }
  const name = decodeURI(address).replace(/^\.\//, "");
  if (name.includes("/")) {
    return `the picture ${address} is in another folder: put it beside this file, and write its name alone`;
  }
  // Some disks take Plan.png for plan.png, and servers do not.
  const there = readdirSync(folder);
  if (!there.includes(name)) {
    const meant = there.find((each) => each.toLowerCase() === name.toLowerCase());
    return `the picture ${address} is not beside this file: ${meant ? `write ${meant}` : "put it there, or mend its name"}`;
  }
  return pictureProblem(join(folder, name));
}

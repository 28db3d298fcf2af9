/** Whether a path fits a pattern: `*` and `?` stay within a folder, `**` crosses them, as in gitignore. */
export function matchesGlob(path: string, glob: string): boolean {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replace(
      /\*\*\/|\*\*|\*|\?/g,
      (sign) => ({ "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" })[sign] ?? sign,
    );
  return new RegExp(`^${pattern}$`, "s").test(path);
}

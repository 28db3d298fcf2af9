/** Endings of files that a text may offer. All are text: a reader sees what it is before running it. */
export const downloadKinds = [
  ".csv",
  ".http",
  ".js",
  ".json",
  ".md",
  ".mjs",
  ".py",
  ".sh",
  ".sql",
  ".ts",
  ".txt",
  ".yaml",
] as const;

/** A threat of SECURITY.md, and the test that fails when what holds against it is taken away. */
export interface Threat {
  id: string;
  threat: string;
  /** File of the test. */
  test: string;
  /** The test's title as its source has it. */
  name: string;
}

/** How a defence is taken away: one change of one file. */
export interface Defence {
  file: string;
  /** Stands once in the file. */
  find: string;
  replace: string;
}

/** The rows of SECURITY.md's tables. */
export function readThreats(markdown: string): Threat[] {
  return [...markdown.matchAll(/^\| ([A-Z]\d+) \| (.+?) \| .+? \| `([^`]+)`: (.+) \|$/gm)].map(
    ([, id = "", threat = "", test = "", name = ""]) => ({ id, threat, test, name }),
  );
}

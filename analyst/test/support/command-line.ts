import type { Environment } from "../../src/cli/environment.ts";
import { run } from "../../src/cli/run.ts";

export const RISKY = "Support staff can open any customer's order history.";
/** A line of code in which a caller's words become SQL. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: it is code to be read
export const RISKY_CODE = "export const find = (req) => db.query(`SELECT * FROM orders WHERE id = '${req.query.id}'`);";
export const CALM = "Fix typo in the footer";

interface Surroundings {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly input?: string;
  readonly colour?: boolean;
  readonly progress?: boolean;
  readonly folder?: string;
  readonly git?: Environment["git"];
  readonly today?: string;
}

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was written to files. */
  readonly saved: Readonly<Record<string, string>>;
}

/** Runs the command line among files that exist for the test alone. */
export async function analyst(args: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const { files = {}, input = "", colour = false, progress = false, folder = "/work/repository/src" } = surroundings;
  const { git = async () => undefined, today = "2026-11-23" } = surroundings;
  const outcome = { out: "", err: "", saved: {} as Record<string, string> };
  const clock = [0, 2, 4, 6, 8, 10].values();
  const environment: Environment = {
    readFile: async (name) => {
      const content = files[name];
      if (content === undefined) throw Object.assign(new Error("missing"), { code: "ENOENT" });
      return Buffer.from(content);
    },
    readStdin: async () => Buffer.from(input),
    writeFile: async (name, text) => {
      if (name.includes("/")) throw Object.assign(new Error("no folder"), { code: "ENOENT" });
      outcome.saved[name] = text;
    },
    git,
    out: (text) => {
      outcome.out += text;
    },
    err: (text) => {
      outcome.err += text;
    },
    folder,
    colour,
    progress,
    now: () => clock.next().value ?? 0,
    date: () => new Date(`${today}T12:00Z`),
  };
  return { code: await run(args, environment), ...outcome };
}

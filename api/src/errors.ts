/**
 * Something the service depends on does not answer: its storage, or the
 * provider of human verification. The client gets `overloaded` and may come
 * back; the log gets which, with the code of the cause and nothing of its text.
 */
export class Unavailable extends Error {
  override readonly name = "Unavailable";
  readonly dependency: "storage" | "human verification";
  readonly reason: string;

  /** `reason` is a short code, never a text that came from outside. */
  constructor(dependency: Unavailable["dependency"], reason: string) {
    super(`${dependency} is unavailable: ${reason}`);
    this.dependency = dependency;
    this.reason = reason;
  }
}

/** The service cannot start, for a reason that whoever starts it can mend. The message says how. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** Code of an error that the system, a driver or `fetch` raised: `ECONNREFUSED`, `57P01`, `SQLITE_FULL`, `TimeoutError`. */
export function codeOf(error: unknown): string {
  if (error instanceof Unavailable) return error.reason;
  if (!(error instanceof Error)) return "unknown";
  if ("errcode" in error && typeof error.errcode === "number") return sqliteCode(error.errcode);
  if ("code" in error && typeof error.code === "string") return error.code;
  if (error.cause instanceof Error) return codeOf(error.cause);
  return error.name;
}

/** Result codes that an operator can do something about (https://sqlite.org/rescode.html). */
const sqliteCodes: Record<number, string> = {
  5: "BUSY",
  6: "LOCKED",
  8: "READONLY",
  10: "IOERR",
  11: "CORRUPT",
  13: "FULL",
  14: "CANTOPEN",
  26: "NOTADB",
};

/** Name of a result code of SQLite, whose upper bytes hold details. */
function sqliteCode(code: number): string {
  return `SQLITE_${sqliteCodes[code & 0xff] ?? code}`;
}

/**
 * Why a ticket was not answered by the model. Nothing of a ticket or of an
 * answer is ever part of it.
 *
 * - `deadline`: no answer in time
 * - `unreachable`: no connection, or one that broke
 * - `refused`: an HTTP status that is no success
 * - `malformed`: an answer that is no JSON of the agreed shape, or far too long
 * - `unfounded`: findings, none of which the ticket bears out
 * - `silent`: no finding, where the engine has one that it grades high
 * - `storage`: the shared count of calls could not be read
 * - `unexpected`: a fault of our own
 * - `limit`: the calls of this minute are used up
 * - `resting`: it failed too often of late and is left alone
 * - `ordered`: the ticket gives its reader orders, so only the engine reads it
 * - `abandoned`: the visitor left, or the service is stopping
 */
export type ModelFailureKind =
  | "deadline"
  | "unreachable"
  | "refused"
  | "malformed"
  | "unfounded"
  | "silent"
  | "storage"
  | "unexpected"
  | "limit"
  | "resting"
  | "ordered"
  | "abandoned";

/** The model did not answer. Carries a kind and at most a status, never a text from outside. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: ModelFailureKind;
  /** HTTP status of a `refused` call. */
  readonly status: number | undefined;

  constructor(kind: ModelFailureKind, status?: number) {
    super(kind);
    this.kind = kind;
    this.status = status;
  }

  /**
   * Whether the next ticket would probably fare the same. What may lie in the
   * ticket itself does not count: one visitor must not silence the model for all.
   */
  get blamesProvider(): boolean {
    if (this.kind === "refused") return ![400, 413, 422].includes(this.status ?? 0);
    return this.kind === "deadline" || this.kind === "unreachable";
  }
}

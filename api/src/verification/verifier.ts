import type { ChallengeAnswer } from "@latchwork/contract/verification";

/** Decides whether a visitor is human. Two adapters: proof of work, and Turnstile. */
export interface Verifier {
  /** What the page's control needs to begin. */
  issue(): Promise<ChallengeAnswer>;
  /**
   * Judges a token without using it up. Throws `Unavailable` when nobody can
   * say. A used token is `invalid`.
   */
  check(token: string): Promise<Verdict>;
}

export type Verdict = { readonly kind: "missing" | "invalid" | "expired" } | ValidToken;

export interface ValidToken {
  readonly kind: "valid";
  /** Uses the token up. Answers false when somebody was faster. Throws `Unavailable`. */
  spend(): Promise<boolean>;
}

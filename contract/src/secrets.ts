/** A span of a text that looks like a live credential. UTF-16 units, `end` exclusive. */
export interface FoundSecret {
  start: number;
  end: number;
  /** What it looks like, in two or three words. */
  kind: string;
}

/**
 * Shapes that their issuers document, so that a match is a credential and not
 * a word about one. Group 1, where there is one, is the secret alone.
 */
const shapes: readonly { kind: string; pattern: RegExp }[] = [
  {
    kind: "private key",
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]{20,8000}?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  },
  { kind: "AWS access key", pattern: /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/g },
  { kind: "GitHub token", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_[A-Za-z0-9_]{60,255})\b/g },
  { kind: "GitLab token", pattern: /\bglpat-[\w-]{20,64}/g },
  { kind: "Slack token", pattern: /\bxox[abeoprs]-[\w-]{10,250}/g },
  { kind: "Stripe key", pattern: /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,250}\b/g },
  { kind: "Google API key", pattern: /\bAIza[\w-]{35}/g },
  { kind: "model provider key", pattern: /\bsk-(?:ant-|proj-)?(?=[\w-]{0,60}\d)[\w-]{32,250}/g },
  { kind: "npm token", pattern: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: "signed token", pattern: /\beyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{16,2000}/g },
  { kind: "password in an address", pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{1,100}:([^\s/@<>{}$*]{3,200})@/gi },
  {
    kind: "assigned secret",
    // A value of letters and digits together; words, placeholders and variables are no secrets.
    pattern:
      /\b(?:password|passwd|pwd|secret|api[_-]?key|token|client[_-]?secret)["']?\s{0,3}[:=]\s{0,3}["']?((?=[^\s"']{0,200}\d)(?=[^\s"']{0,200}[A-Za-z])[^\s"'<>{}$,;]{10,200})/gi,
  },
];

/** Everything in a text that looks like a live credential, in reading order, none overlapping. Linear in the text. */
export function findSecrets(text: string): FoundSecret[] {
  const found = shapes.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match): FoundSecret => {
      const secret = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(secret);
      return { start, end: start + secret.length, kind };
    }),
  );
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((secret) => {
    if (secret.start < end) return false;
    end = secret.end;
    return true;
  });
}

/** The text with each secret replaced by what it looked like, in brackets. */
export function maskSecrets(text: string): string {
  let masked = "";
  let from = 0;
  for (const { start, end, kind } of findSecrets(text)) {
    masked += `${text.slice(from, start)}[masked ${kind}]`;
    from = end;
  }
  return masked + text.slice(from);
}

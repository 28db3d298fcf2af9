/** A span of a text that looks like a live credential. UTF-16 units, `end` exclusive. */
export interface FoundSecret {
  start: number;
  end: number;
  /** What it looks like, in two or three words. */
  kind: string;
}

/** Words that a number follows in tickets: "HTTP500", "sha256", "step2". */
const numbered =
  "[Ss]tep|[Pp]hase|[Ll]evel|[Pp]age|[Vv]ersion|[Bb]uild|[Rr]elease|[Ss]print|[Tt]icket|[Ii]ssue|[Ee]rror|" +
  "RFC|HTTP|http|iOS|Android|Windows|PR|CVE|CWE|IPv|[Ss][Hh][Aa]|[Mm][Dd]|AES|aes|RSA|rsa|HS|RS|[Aa]rgon|PBKDF|pbkdf|" +
  "[Bb]crypt|[Ss]crypt|[Bb]ase|[Oo][Aa]uth|PKCS|TLS|SAML|[Uu][Tt][Ff]|[Vv]ar[Cc]har|VARCHAR|char|[Ss]tring|u?int";

/** What has letters and digits and is no secret, even behind "password:": such a word, a ticket, a length, a path, code. */
const ordinary = new RegExp(
  `^(?:(?:${numbered})[-_.]?\\d[\\w.-]*|[A-Z]{2,10}-\\d{1,6}|\\d{1,2}[A-Za-z]+|\\d{1,4}-[A-Za-z-]+|(?:https?:)?//.*|[./~].*|[a-z][\\w.]*\\(.*|(?:process|os|env|req|request|config|settings|this|self|user)\\.[\\w.]*)$`,
);

/**
 * Shapes that their issuers document, so that a match is a credential and not
 * a word about one. Group 1, where there is one, is the secret alone; `unless` says what it must not be.
 */
const shapes: readonly { kind: string; pattern: RegExp; unless?: RegExp }[] = [
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
    // Values of letters and digits together; words, placeholders and variables are no secrets.
    pattern:
      /(?<![a-z0-9])(?:password|passwd|pwd|secret|api[_-]?key|token|client[_-]?secret)["'`*]{0,3}\s{0,3}[:=]["'`*]{0,3}\s{0,3}["'`]?((?=[^\s"'`]{0,200}\d)(?=[^\s"'`]{0,200}[A-Za-z])[^\s"'`<>{}$,;]{10,200})/gi,
    unless: ordinary,
  },
  {
    kind: "assigned secret",
    // Passwords that people choose are short.
    pattern:
      /(?:password|passwd|pwd|passwort|kennwort|passphrase)["'`*]{0,3}[ \t]{0,3}[:=]["'`*]{0,3}[ \t]{0,3}["'`]?((?![$%])(?=[^\s"'`<>{},;]{0,200}\d)(?=[^\s"'`<>{},;]{0,200}[A-Za-z])[^\s"'`<>{},;]{5,199}[^\s"'`<>{},;.)\]])/gi,
    unless: ordinary,
  },
];

/** Everything in a text that looks like a live credential, in reading order, none overlapping. Linear in the text. */
export function findSecrets(text: string): FoundSecret[] {
  const found = shapes.flatMap(({ kind, pattern, unless }) =>
    [...text.matchAll(pattern)].flatMap((match): FoundSecret[] => {
      const secret = match[1] ?? match[0];
      if (unless?.test(secret)) return [];
      const start = match.index + match[0].lastIndexOf(secret);
      return [{ start, end: start + secret.length, kind }];
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

/** What a section of a ticket is for. `body` is everything that carries the change itself. */
export type Role = "body" | "out-of-scope" | "background" | "checklist";

const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    "out-of-scope",
    /\b(?:out[ -]of[ -]scope|not (?:in|part of|included|covered|planned|now|doing)\b|non[ -]?goals?|later|future work|follow[ -]?ups?|won'?t do|excluded|not (?:in )?this (?:ticket|pr|issue)|next steps?|ideas)/i,
  ],
  [
    "checklist",
    /\b(?:checklist|definition of done|review(?:er)? (?:notes|checklist)|type of change|how (?:to|has this been) (?:test|review)|how was this tested|how tested|testing|test (?:plan|notes|steps)|screenshots?|environment|versions?|labels|related (?:issues|links)|links|refs?)\b/i,
  ],
  [
    "background",
    /\b(?:background|context|motivation|why|steps to reproduce|reproduction|to reproduce|actual|current(?:ly)?|today|logs?|what happens)\b/i,
  ],
];

/** The role that a heading announces; `body` when it announces none. */
export function roleOfHeading(title: string): Role {
  const heading = title.slice(0, 80);
  return ROLES.find(([, pattern]) => pattern.test(heading))?.[0] ?? "body";
}

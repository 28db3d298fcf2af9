/** Whether a text shows nothing: spaces, control characters and marks without width alone. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);
}

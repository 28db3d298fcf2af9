/** Where researchers look for a contact (RFC 9116). */
export const securityTxtPath = "/.well-known/security.txt";

/** How far ahead the file says it is good, in days. RFC 9116 advises less than a year. */
const days = 180;

/** The built file with a date that lies ahead, however long ago it was built. */
export function datedSecurityTxt(built: string, now: Date): string {
  const day = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return built.replace(/^Expires: .*$/m, `Expires: ${day}T00:00:00Z`);
}

import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { leadPages } from "@latchwork/contract/lead-pages";

/** Sends one booking as the site's script does. Answers the status; 0 when the connection broke. */
export async function postBooking(
  origin: string,
  n: number,
  key: string = randomUUID(),
  message = "",
): Promise<number> {
  try {
    const response = await fetch(`${origin}${leadPages.forms["book-a-demo"]}`, {
      method: "POST",
      // Each visitor has a network of their own, so that no limit is met.
      headers: { "content-type": "application/json", "x-forwarded-for": `10.${(n >> 8) & 255}.${n & 255}.1` },
      body: JSON.stringify({ name: `Visitor ${n}`, email: emailOf(n), company: "Lind & Co", message, key }),
      signal: AbortSignal.timeout(10_000),
    });
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

export const emailOf = (n: number) => `visitor${n}@example.com`;

/**
 * Sends that many bookings, several at a time, each again with its own key until
 * it is acknowledged, as a visitor presses again. Answers how often one was sent again.
 */
export async function bookAll(origin: () => string, count: number, atOnce = 8): Promise<number> {
  let next = 0;
  let again = 0;
  const visitor = async () => {
    while (next < count) {
      const n = next;
      next += 1;
      const key = randomUUID();
      while ((await postBooking(origin(), n, key)) !== 200) {
        again += 1;
        await pause(50);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return again;
}

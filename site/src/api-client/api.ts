const maxRetries = 3;
const cacheTime = 5 * 60_000; // ms

/** Address of one of the API's routes: on the site's own origin unless the build names another. */
export const apiAddress = (path: `/${string}`): string => `${import.meta.env.PUBLIC_API_ORIGIN ?? ""}${path}`;

/** How long (ms) to wait before a retry, the first of which is 0: doubled each time, up to 30 seconds. */
export const retryDelay = (retry: number): number => Math.min(1000 * 2 ** retry, 30_000);

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * Fetches and parses, up to three times more when either fails. A query library
 * would do the same with 9 KiB: nothing here is invalidated or fetched anew.
 *
 * @throws what the last attempt threw, or the signal's reason as soon as it aborts
 */
export async function fetchWithRetry<T>(
  address: string,
  parse: (response: Response) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      const response = await fetch(address, { signal: signal ?? null });
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await parse(response);
    } catch (error) {
      if (retry === maxRetries || signal?.aborted) throw error;
      await pause(retryDelay(retry), signal);
    }
  }
}

const cache = new Map<string, Promise<unknown>>();

/** The same, asked once for all who want it within five minutes. A failure is not kept. */
export function fetchCached<T>(address: string, parse: (response: Response) => Promise<T>): Promise<T> {
  const cached = cache.get(address) as Promise<T> | undefined;
  if (cached) return cached;
  const fetched = fetchWithRetry(address, parse);
  const forget = () => cache.delete(address);
  fetched.then(() => setTimeout(forget, cacheTime), forget);
  cache.set(address, fetched);
  return fetched;
}

import { QueryClient } from "@tanstack/query-core";

/** Reads of the site's own API: kept 5 minutes, tried 3 times more, after 1, 2, 4 … at most 30 seconds. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 5 * 60_000,
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      networkMode: "always", // the API may be on this machine, whatever the browser thinks of the network
    },
  },
});

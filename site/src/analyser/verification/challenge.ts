import { type ChallengeAnswer, challengeAnswer } from "@latchwork/contract/verification";
import { apiAddress } from "../../api-client/api.ts";
import { queryClient } from "../../api-client/query-client.ts";

/** How long (ms) a visitor waits for the challenge, retries included. */
const patience = 10_000;

/**
 * A fresh challenge from the API, never one from the cache: it serves once.
 *
 * @throws Error when none has come after 10 seconds
 */
export function fetchChallenge(): Promise<ChallengeAnswer> {
  const deadline = AbortSignal.timeout(patience);
  const asked = queryClient.query({
    queryKey: ["verification", "challenge", crypto.randomUUID()],
    queryFn: async () => {
      const response = await fetch(apiAddress("/verification/challenge"), { signal: deadline });
      if (!response.ok) throw new Error(`Challenge refused: ${response.status}`);
      return challengeAnswer.parse(await response.json());
    },
  });
  const late = new Promise<never>((_, reject) => {
    deadline.addEventListener("abort", () => reject(new Error("The challenge did not arrive")), { once: true });
  });
  return Promise.race([asked, late]);
}

import { assess } from "@latchwork/analyst";
import type { Assessment } from "@latchwork/contract/preview";

/** One task of the pool. */
export default function run(input: string): Assessment {
  return assess(input);
}

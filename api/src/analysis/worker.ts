import { assess } from "@latchwork/analyst";
import type { Assessment } from "@latchwork/contract/preview";

/** One task of the pool: the text of a ticket in, a judgement out. */
export default function analyse(ticket: string): Assessment {
  return assess(ticket);
}

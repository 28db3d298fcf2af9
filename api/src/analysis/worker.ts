import { assess } from "@house/analyst";
import type { Judgement } from "@house/contract/preview";

/** One task of the pool: the text of a ticket in, a judgement out. */
export default function analyse(ticket: string): Judgement {
  return assess(ticket);
}

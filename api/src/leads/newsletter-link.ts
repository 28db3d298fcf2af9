import { createHmac, timingSafeEqual } from "node:crypto";
import { confirmationLinkDays } from "@latchwork/contract/limits";

const lifetimeMs = confirmationLinkDays * 24 * 60 * 60_000;

/** What a link does. One made for the one does not do the other. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** Makes and reads the value of `?link=` in the newsletter's mails: the request's id and time, signed. */
export interface NewsletterLinks {
  make(purpose: LinkPurpose, leadId: string): string;
  /** The request's id, or null when the link is not ours. A confirmation's also ages; an unsubscription's never does. */
  read(purpose: LinkPurpose, link: string): string | null;
}

/** `clock` answers milliseconds since 1970. */
export function newsletterLinks(key: string, clock: () => number): NewsletterLinks {
  const sign = (purpose: LinkPurpose, id: string, madeAt: string) =>
    createHmac("sha256", key).update(`${purpose}\n${id}\n${madeAt}`).digest("base64url");
  return {
    make(purpose, leadId) {
      const madeAt = clock().toString(36);
      return `${leadId}.${madeAt}.${sign(purpose, leadId, madeAt)}`;
    },
    read(purpose, link) {
      const [, id = "", madeAt = "", signature = ""] =
        /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(link) ?? [];
      if (id === "") return null;
      const ours = timingSafeEqual(Buffer.from(signature), Buffer.from(sign(purpose, id, madeAt)));
      const tooOld = purpose === "confirm" && clock() - Number.parseInt(madeAt, 36) > lifetimeMs;
      return ours && !tooOld ? id : null;
    },
  };
}

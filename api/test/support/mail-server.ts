import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface CapturedMail {
  readonly to: string[];
  readonly raw: string;
  readonly mail: Email;
}

/** A local mail server that keeps what it gets. */
export class MailServer implements AsyncDisposable {
  /** "no such user": to everybody; a number: the reply to every message; null: takes all. */
  refusal: "no such user" | number | null = null;
  readonly mails: CapturedMail[] = [];
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, done) =>
      done(this.refusal === "no such user" ? reply(550, "No such user: anna@example.com") : null),
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (typeof this.refusal === "number") return done(reply(this.refusal, "Not now"));
      const raw = Buffer.concat(chunks).toString();
      const to = session.envelope.rcptTo.map(({ address }) => address);
      this.mails.push({ to, raw, mail: await PostalMime.parse(raw) });
      return done(null);
    },
  });

  /** Answers its address, as `SMTP_URL` has it. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", () => resolve()));
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

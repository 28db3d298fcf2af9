import { createTransport } from "nodemailer";
import { codeOf } from "../../errors.ts";
import type { Mail } from "../mails.ts";
import type { Channel, ChannelName, LeadMessage, Outcome } from "./channel.ts";

export interface MailOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly smtpUrl: string;
  /** Domain of message ids. */
  readonly domain: string;
  readonly timeoutMs?: number;
}

/** Longest wait for each step of a conversation with the mail server, in milliseconds. */
const stepMs = 10_000;

/** A channel that sends one mail for each message it carries. */
export function mailChannel(
  name: Extract<ChannelName, "sales-mail" | "visitor-mail">,
  options: MailOptions & {
    /** The mail of a message, or null for what this channel does not carry. */
    readonly write: (message: LeadMessage) => Mail;
    readonly carries: Channel["carries"];
  },
): Channel {
  const patience = options.timeoutMs ?? stepMs;
  const transport = createTransport({
    ...connection(options.smtpUrl),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name,
    carries: options.carries,
    async deliver(message) {
      try {
        // The same id at every attempt: mailboxes drop a mail that they have.
        await transport.sendMail({ ...options.write(message), messageId: `<${message.id}@${options.domain}>` });
        return { kind: "delivered" };
      } catch (error) {
        return mailOutcome(error, name === "visitor-mail");
      }
    },
    close: () => transport.close(),
  };
}

/** A mail server elsewhere must be talked to in secret; one on this machine need not be. */
function connection(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && !isLocal,
    ignoreTLS: !secure && isLocal,
    ...(url.username !== "" && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
  };
}

/**
 * A visitor's mailbox that does not exist will not exist later either. For
 * every other refusal somebody on our side can do something, so it is tried again.
 */
function mailOutcome(error: unknown, toVisitor: boolean): Outcome {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (typeof responseCode !== "number") return { kind: "retry", problem: codeOf(error) };
  const problem = `SMTP ${responseCode}`;
  const isGone = toVisitor && command === "RCPT TO" && responseCode >= 500;
  return isGone ? { kind: "refused", problem } : { kind: "retry", problem };
}

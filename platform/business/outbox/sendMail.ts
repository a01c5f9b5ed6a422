// Sends a mail through the mail server of the installation.
import type { ValueOf } from "pilothouse/handles";
import { createTransport } from "nodemailer";
import type { Platform } from "pilothouse/platform";
import { OutboxReason } from "../../../shared/generated/enums";

export interface Mail {
  /** The id is the same for every try, so that a receiver's mail server can drop duplicates. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The result of a try. If it is not `final`, the next try may succeed. */
export interface SendResult {
  readonly reason: ValueOf<typeof OutboxReason>;
  /** What the server said. */
  readonly answer: string;
  readonly final: boolean;
}

/** How many milliseconds to wait for an answer of the server. */
const MAIL_TIMEOUT = 20_000;
const LONGEST_ANSWER = 512;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const optionsOf = (server: URL) => {
  const { hostname, port, protocol, username, password } = server;
  const secure = protocol === "smtps:";
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // Never send a password unencrypted to another machine.
    requireTLS: username !== "" && !LOOPBACK.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: MAIL_TIMEOUT,
    greetingTimeout: MAIL_TIMEOUT,
    socketTimeout: MAIL_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

const senderOf = (server: URL): string => {
  const user = decodeURIComponent(server.username);
  return user.includes("@") ? user : `no-reply@${server.hostname}`;
};

interface Fault {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
}

const faultOf = (error: unknown): Fault => (typeof error === "object" && error !== null ? { ...error } : {});

/** RFC 5321, 4.2.1: a 5xx reply is final, a 4xx reply is not. Refused sign-ins and certificates are faults of this server. */
const triedOf = (error: unknown): SendResult => {
  const { code, responseCode, response } = faultOf(error);
  const said = typeof response === "string" ? response : error instanceof Error ? error.message : String(error);
  const answer = said.slice(0, LONGEST_ANSWER);
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE" || typeof responseCode === "number";
  if (!isAboutMail || code === "EAUTH" || code === "ETLS")
    return { reason: OutboxReason.unreachable, answer, final: false };
  return { reason: OutboxReason.refused, answer, final: typeof responseCode !== "number" || responseCode >= 500 };
};

/** Never rejects: answers why a mail could not be sent. Null if the installation has no mail server. */
export const sendMail = async ({ settings }: Platform, { id, to, subject, text }: Mail): Promise<SendResult | null> => {
  if (settings.SMTP_URL === null) return null;
  const server = new URL(settings.SMTP_URL);
  try {
    const transport = createTransport(optionsOf(server));
    const { response } = await transport.sendMail({
      from: settings.SMTP_FROM ?? senderOf(server),
      // The address is in an object, so that a comma in it cannot add a second receiver.
      to: { name: "", address: to },
      subject,
      text,
      messageId: `<${id}@${server.hostname}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    return { reason: OutboxReason.sent, answer: response.slice(0, LONGEST_ANSWER), final: true };
  } catch (error) {
    return triedOf(error);
  }
};

// Mails the operator of the platform. These mails are not stored in the outbox, because they are about the store itself.
import { randomUUID } from "node:crypto";
import type { Business } from "pilothouse/platform";
import { OutboxReason } from "../../../shared/generated/enums";
import { sendMail } from "./sendMail";

export const mailOperator: NonNullable<Business["mailing"]> = async (platform, mail) => {
  const tried = await sendMail(platform, { id: randomUUID(), ...mail });
  if (tried?.reason !== OutboxReason.sent) throw new Error(`The mail to ${mail.to} was not sent: ${tried?.answer}`);
};

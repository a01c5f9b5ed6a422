// Sends a message to the user of an app, through the channel and push platform of the settings.
import type { RowOf, ValueOf } from "pilothouse/handles";
import type { Reading } from "pilothouse/platform";
import { type MessageTemplateType, NotifyType, OutboxType } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import { fillVariables } from "./fillIn";
import { findRoute, templateTexts } from "./findRoute";
import { type OutboxMessage, addMessage } from "./post";

type User = RowOf<typeof resources.app_user>;

interface Said {
  readonly title: string;
  readonly body: string;
}

interface UserNotice extends Pick<OutboxMessage, "order_id" | "cause" | "alarm_push_id"> {
  readonly message: ValueOf<typeof MessageTemplateType>;
  readonly comp_id: number;
  readonly channel: OutboxMessage["channel"];
  /** Null to use the push template. If there is no template either, nobody is notified. */
  readonly words: Said | null;
  readonly values: Readonly<Record<string, string>>;
  readonly device?: Pick<RowOf<typeof resources.device>, "uid" | "pk"> | undefined;
  /** The earliest time, in seconds since 1970. */
  readonly not_before?: number;
}

/** The address of a user for a channel; empty if the user has none. */
export const receiverOf = (user: User, channel: OutboxMessage["channel"]): string => {
  if (channel === NotifyType.push) return user.user_id;
  if (channel === NotifyType.email) return user.user_email;
  return user.user_phone === "" ? "" : `${user.user_phone_area} ${user.user_phone}`.trim();
};

/** The channel mail, or text message if the user has no mail address. Null if the user has neither address. */
export const preferredChannelOf = (user: User): ValueOf<typeof NotifyType> | null => {
  if (user.user_email !== "") return NotifyType.email;
  return user.user_phone === "" ? null : NotifyType.text_message;
};

/** Answers whether the message is stored. A message with the same cause may have been stored before. */
export const notifyUser = async (reading: Reading, user: User, notice: UserNotice): Promise<boolean> => {
  const { words, values, device, not_before, ...rest } = notice;
  const { message, channel, comp_id } = rest;
  const receiver = receiverOf(user, channel);
  if (receiver === "") return false;
  const route = await findRoute(reading, { message, channel, user, comp_id, device });
  const said = words ?? templateTexts(route);
  if (said === null) return false;
  await addMessage(
    reading,
    {
      ...rest,
      receiver,
      type: OutboxType.notice,
      user_id: user.user_id,
      platform_id: route?.platform.id ?? 0,
      template_id: route?.template?.id ?? 0,
      title: fillVariables(said.title, values),
      body: fillVariables(said.body, values),
    },
    not_before,
  );
  return true;
};

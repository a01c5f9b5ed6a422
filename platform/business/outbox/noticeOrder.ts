// Notifies the user of an app about an order, with the company's notice template.
import type { RowOf, ValueOf } from "pilothouse/handles";
import type { Reading } from "pilothouse/platform";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import { fromCents, currencyCode } from "pilothouse/schema";
import { MessageTemplateType, type NoticeTemplateType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { formatMessageTime } from "./fillIn";
import { findNoticeTemplate } from "./noticeTemplate";
import { notifyUser, preferredChannelOf } from "./notifyUser";

type Order = RowOf<typeof resources.order | typeof resources.cloud_order>;
export type OrderedGoods = Pick<Order, "user_id" | "comp_id" | "spec_id" | "price" | "fee_type">;

interface Noticed {
  readonly type: ValueOf<typeof NoticeTemplateType>;
  /** The order or the service that the notice is about. */
  readonly about: OrderedGoods;
  /** The time that the notice names, in seconds since 1970. */
  readonly time: number;
  readonly order_id?: string;
  readonly cause?: string;
  /** Why a refund was refused. */
  readonly reason?: string;
}

const priceText = ({ price, fee_type }: OrderedGoods): string =>
  `${fromCents(BigInt(Number(price)))} ${currencyCode(fee_type)}`;

export const noticeOrder = async (reading: Reading, noticed: Noticed): Promise<void> => {
  const { platform, db } = reading;
  const { type, about, time, reason = "", ...rest } = noticed;
  const user = await findByKey(db, tableFor(platform, resources.app_user), about.user_id);
  const channel = user && preferredChannelOf(user);
  if (!user || channel === null) return;
  const { comp_id } = about;
  const template = await findNoticeTemplate(reading, type, { comp_id, lang: user.lang });
  if (template === null) return;
  const goods = await findByKey(db, tableFor(platform, resources.goods), about.spec_id);
  const values = {
    user_name: user.user_name,
    goods: goods?.name ?? "",
    price: priceText(about),
    time: formatMessageTime(time),
    reason,
  };
  await notifyUser(reading, user, {
    ...rest,
    channel,
    comp_id,
    message: MessageTemplateType.system,
    words: template,
    values,
  });
};

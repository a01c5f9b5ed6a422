// Starts and ends the service that an order buys for a device. Cloud storage and live viewers have a separate record.
import type { AnswerOf, GivenOf, RowOf } from "pilothouse/handles";
import { clearCaches, Failure, isObject, type Reading } from "pilothouse/platform";
import { findByKey, findByKeys, insertRow, lockRow, tableFor, updateRow } from "pilothouse/platform/storage";
import { GoodsType, NoticeTemplateType, OrderState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const { cloud_order, live_order } = resources;
type Order = AnswerOf<typeof resources.order>;
type Goods = RowOf<typeof resources.goods>;

export type ServicePeriod = Pick<RowOf<typeof cloud_order | typeof live_order>, "gmt_begin" | "gmt_end">;

/** The resource of the separate record, for the types of goods that have one. */
const KEPT_IN = new Map<Goods["type"], typeof cloud_order | typeof live_order>([
  [GoodsType.cloud_storage, cloud_order],
  [GoodsType.live_server, live_order],
]);

export const SERVICE_RECORDS = [...KEPT_IN.values()];

/** Whether the goods run on a device, so that their order needs one. */
export const needsDevice = ({ type }: Goods): boolean => KEPT_IN.has(type);

/** The notice about a service that starts. A package that continues an earlier one counts as a renewal. */
export const startNotice = ({ gmt_begin, gmt_end }: ServicePeriod, now: number) => ({
  type: gmt_begin > now ? NoticeTemplateType.renewed : NoticeTemplateType.subscribed,
  time: gmt_end,
});

const monthsLater = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000);
  const day = from.getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  from.setUTCDate(Math.min(day, last));
  return Math.floor(from.getTime() / 1000);
};

/**
 * The start of a new package. If the same package is still running, the new one starts at its end, so that no paid time
 * is lost. Otherwise it starts now.
 */
const beginOf = async (
  { platform, db }: Reading,
  kept: (typeof SERVICE_RECORDS)[number],
  uid: string,
  goods: Goods,
) => {
  const { last } = await typedDatabase(db)
    .selectFrom(kept.table)
    .select((of) => of.fn.max("gmt_end").as("last"))
    .where("uid", "=", uid)
    .where("spec_id", "=", goods.id)
    .where("order_state", "=", OrderState.successful)
    .executeTakeFirstOrThrow();
  return Math.max(platform.now(), last ?? 0);
};

/** Attributes of the goods that the record of the service stores under the same names. */
type Attributes = Pick<GivenOf<typeof cloud_order>, "lifecycle"> & Pick<GivenOf<typeof live_order>, "viewers">;

const attributesOf = ({ attr }: Goods): Attributes => {
  const given: unknown = JSON.parse(attr || "{}");
  return isObject(given) ? { ...given } : {};
};

/** Whether an order would continue the same package, which still runs on the device. */
export const isRenewal = async (reading: Reading, order: RowOf<typeof resources.order>): Promise<boolean> => {
  const { platform, db } = reading;
  const goods = await findByKey(db, tableFor(platform, resources.goods), order.spec_id);
  const kept = goods === null ? undefined : KEPT_IN.get(goods.type);
  if (goods === null || kept === undefined) return false;
  return (await beginOf(reading, kept, order.uid, goods)) > platform.now();
};

/**
 * The numbers that the service of an order may have. In stores of older versions, another service may already have the
 * number of the order. The service of the order then has the second number.
 */
const numbersOf = (order_id: string) => [order_id, `${order_id}-2`] as const;

/** Stores the record of the service and answers its start and end. @throws Failure 404 if the device does not exist */
export const startService = async (reading: Reading, order: Order, goods: Goods): Promise<ServicePeriod> => {
  const { platform, db } = reading;
  const now = platform.now();
  const kept = KEPT_IN.get(goods.type);
  const month = Math.max(1, order.buy_num);
  if (kept === undefined) return { gmt_begin: now, gmt_end: monthsLater(now, month) };
  const devices = tableFor(platform, resources.device);
  const device = await findByKey(db, devices, order.uid);
  if (!device) throw new Failure(404, "record");
  // With the lock, the second of two packages starts after the end of the first.
  await lockRow(platform.store, db, devices, device);
  const gmt_begin = await beginOf(reading, kept, order.uid, goods);
  const gmt_end = monthsLater(gmt_begin, month);
  const { order_id, uid, user_id, app_id, comp_id, pay_type, price, fee_type, type } = order;
  const [number, second] = numbersOf(order_id);
  const isTaken = (await findByKey(db, tableFor(platform, kept), number)) !== null;
  const bought = {
    ...{ order_id: isTaken ? second : number, uid, user_id, app_id, comp_id },
    ...{ spec_id: goods.id, pay_type, price, fee_type },
  };
  const running = { ...bought, order_state: OrderState.successful, gmt_begin, gmt_end };
  const { lifecycle = 0, viewers = 0 } = attributesOf(goods);
  if (kept === cloud_order)
    await insertRow(db, tableFor(platform, cloud_order), { ...running, type, month, lifecycle }, now);
  else await insertRow(db, tableFor(platform, live_order), { ...running, viewers }, now);
  return { gmt_begin, gmt_end };
};

/** Ends the service of an order now, because it is no longer paid for. */
export const endService = async (
  { platform, db }: Reading,
  order: Pick<Order, "order_id" | "uid" | "comp_id" | "spec_id">,
): Promise<void> => {
  const now = platform.now();
  for (const kept of SERVICE_RECORDS) {
    const table = tableFor(platform, kept);
    for (const running of await findByKeys(db, table, numbersOf(order.order_id))) {
      const isOwn = running.uid === order.uid && running.comp_id === order.comp_id && running.spec_id === order.spec_id;
      if (!isOwn) continue;
      const [gmt_begin, gmt_end] = [Math.min(running.gmt_begin, now), Math.min(running.gmt_end, now)];
      await updateRow(db, table, running.order_id, { order_state: OrderState.cancelled, gmt_begin, gmt_end }, now);
    }
    clearCaches(platform, table, null);
  }
};

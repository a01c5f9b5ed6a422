// What was bought begins to run on a device: cloud storage and live viewers have a record of their own beside the order.
import { sql } from "kysely";
import { Failure } from "../../framework/wire/Failure";
import type { Reading } from "../../framework/server/Platform";
import { tableFor } from "../../framework/records/step";
import { byKey } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import { insertRow, lockedRow } from "../../framework/storage/write";
import { STATE } from "../payments/openPayment";

/** Value of `goods_type` -> where what was bought is kept besides the order. */
const KEPT_IN: Readonly<Record<number, string>> = { 1: "cloud_order", 3: "live_order" };

export const KEPT: readonly string[] = Object.values(KEPT_IN);

/** Whether it runs on a device, and so waits for one. */
export const needsDevice = (goods: Row): boolean => KEPT_IN[Number(goods.type)] !== undefined;

const monthsLater = (seconds: number, months: number): number => {
  const from = new Date(seconds * 1000);
  const day = from.getUTCDate();
  from.setUTCDate(1);
  from.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0)).getUTCDate();
  from.setUTCDate(Math.min(day, last));
  return Math.floor(from.getTime() / 1000);
};

/** A package of the same kind that still runs is prolonged, never cut short. */
const beginOf = async (db: Db, kept: string, uid: unknown, goods: Row, now: number): Promise<number> => {
  const rows = await sql<{
    last: number | null;
  }>`select max(gmt_end) as last from ${sql.table(kept)} where uid = ${uid} and spec_id = ${goods.id} and order_state = ${STATE.successful}`.execute(
    db,
  );
  return Math.max(now, Number(rows.rows[0]?.last ?? 0));
};

export interface Running {
  readonly gmt_begin: number;
  readonly gmt_end: number;
}

/** `order` says what was bought, how it was paid and for which device. */
export const startService = async ({ platform, db }: Reading, order: Row, goods: Row): Promise<Running> => {
  const now = platform.now();
  const kept = KEPT_IN[Number(goods.type)];
  const months = Math.max(1, Number(order.buy_num ?? goods.month ?? 1));
  if (kept === undefined) return { gmt_begin: now, gmt_end: monthsLater(now, months) };
  const devices = tableFor(platform, "device");
  const device = await byKey(db, devices, order.uid);
  if (!device) throw new Failure(404, "record");
  // Of two packages that begin at once, the second is put behind the first.
  await lockedRow(platform.store, db, devices, device);
  const table = tableFor(platform, kept);
  const gmt_begin = await beginOf(db, kept, order.uid, goods, now);
  const gmt_end = monthsLater(gmt_begin, months);
  const attr: unknown = JSON.parse(String(goods.attr || "{}"));
  const { lifecycle = 0, viewers = 0 }: Row = typeof attr === "object" && attr !== null ? { ...attr } : {};
  const { uid, user_id, app_id, comp_id, pay_type, price, fee_type, type } = order;
  const bought = { uid, user_id, app_id, comp_id, spec_id: goods.id, pay_type, price, fee_type, type };
  const values = { ...bought, order_state: STATE.successful, month: months, lifecycle, viewers, gmt_begin, gmt_end };
  await insertRow(db, table, values, now);
  return { gmt_begin, gmt_end };
};

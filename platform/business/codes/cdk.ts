// Activation codes on the public page: what a code is good for, and redeeming it for a device of one's own. A code works
// once; a request that arrives twice, by a double click or after a lost answer, is told what happened the first time.
import { sql } from "kysely";
import { deviceOf, findVisitor } from "../identity/visitors";
import type { Visitor } from "../identity/visitors";
import { Failure, invalid, noPermission } from "../../framework/wire/Failure";
import type { Answer, OpenRequest, Platform } from "../../framework/server/Platform";
import { STATE } from "../payments/openPayment";
import { tableFor, written } from "../../framework/records/step";
import { decodeRow, isEmpty } from "../../framework/storage/codec";
import { byKey, byKeys, firstWhere, oneOf } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import { insertRow, lockedRow, updateRow } from "../../framework/storage/write";
import { once } from "../../framework/calls/once";
import { KEPT, startService } from "../orders/startService";

const CALL = "cdk";
const USED = 2;
const RELEASED = 1;
const BY_CODE = 5;
const NORMAL_ORDER = 2;

const refused = (code: number, context: string | null): Failure =>
  new Failure(code, context, context === null ? null : { context, fields: { cdk: `errors.${code}.${context}` } });

interface Package {
  readonly cdk: Row;
  readonly batch: Row | null;
  readonly goods: Row;
}

const plainCode = (given: unknown): string =>
  typeof given === "string" ? given.replaceAll(/[\s-]/g, "").toUpperCase().slice(0, 64) : "";

/** Codes are read aloud and copied from cards: case, spaces and hyphens in groups of four mean nothing. */
const findCode = async (platform: Platform, db: Db, given: unknown): Promise<Row> => {
  const wanted = plainCode(given);
  if (wanted === "") throw invalid({ cdk: "invalid.required" });
  const written = [String(given).trim(), wanted, wanted.match(/.{1,4}/g)?.join("-") ?? "", wanted.toLowerCase()];
  const [found] = await byKeys(db, tableFor(platform, "cdk"), written);
  if (!found) throw refused(406, "cdk");
  return found;
};

const findPackage = async (platform: Platform, db: Db, visitor: Visitor, given: unknown): Promise<Package> => {
  const cdk = await findCode(platform, db, given);
  const batch = await byKey(db, tableFor(platform, "cdk_order"), cdk.batch_id);
  const expires = Number(cdk.gmt_expire ?? 0);
  if (cdk.state === USED || (await usedBy(platform, db, visitor, cdk))) throw refused(409, "cdk");
  if (expires > 0 && expires <= platform.now()) throw refused(406, "cdk_expired");
  const goods = await byKey(db, tableFor(platform, "goods"), cdk.spec_id);
  if (!goods || goods.state !== RELEASED) throw refused(406, "cdk_unusable");
  return { cdk, batch, goods };
};

/** Everybody may use a public code, but once: the store holds no second order of the same. */
const usedAs = ({ userId }: Visitor, cdk: Row): string => `cdk:${String(cdk.cdk)}:${userId}`;

const usedBy = async (platform: Platform, db: Db, visitor: Visitor, cdk: Row): Promise<boolean> => {
  const orders = tableFor(platform, "order");
  const [user, link, request] = ["user_id", "link_id", "request"].map((name) => orders.byName.get(name));
  if (!user || !link || !request) return false;
  // Orders from before what they were made for was kept say it by the code alone.
  const same = [[oneOf(request, [usedAs(visitor, cdk)])], [oneOf(link, [cdk.cdk]), oneOf(user, [visitor.userId])]];
  for (const conditions of same) if ((await firstWhere(db, orders, conditions)) !== null) return true;
  return false;
};

const described = (platform: Platform, { cdk, goods }: Package) => {
  const { id, name, type, month, img, attr } = decodeRow(tableFor(platform, "goods"), goods);
  return { cdk: cdk.cdk, gmt_expire: Number(cdk.gmt_expire ?? 0), package: { id, name, type, month, img, attr } };
};

/** For a visitor, the package of one code; null leaves the call to the console's list of codes. */
export const findCdk = async (request: OpenRequest): Promise<Answer | null> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) return null;
  return {
    data: described(platform, await findPackage(platform, platform.store.db, visitor, params.cdk)),
    count: 1,
  };
};

const redeem = async (platform: Platform, db: Db, visitor: Visitor, uid: string, given: unknown) => {
  const codes = tableFor(platform, "cdk");
  // Of those who redeem one code at once, all but the first see that it was used.
  await lockedRow(platform.store, db, codes, await findCode(platform, db, given));
  const found = await findPackage(platform, db, visitor, given);
  const { cdk, batch, goods } = found;
  const device = await byKey(db, tableFor(platform, "device"), uid);
  if (!device) throw new Failure(404, "record");
  const zone = batch?.use_zone;
  if (!isEmpty(zone) && String(zone) !== String(device.zone ?? "")) throw refused(1010, null);
  const now = platform.now();
  if (Number(batch?.public ?? 0) !== 1)
    await updateRow(db, codes, cdk.cdk, { state: USED, uid, user_id: visitor.userId, gmt_use: now }, now);
  if (batch) await sql`update ${sql.table("cdk_order")} set used = used + 1 where id = ${batch.id}`.execute(db);
  const { app_id } = visitor.user;
  const buy_num = Math.max(1, Number(goods.month ?? 1));
  const bought = { uid, user_id: visitor.userId, app_id, comp_id: cdk.comp_id, seller_id: cdk.comp_id, buy_num };
  const paid = { order_state: STATE.successful, pay_type: BY_CODE, price: "0.00", fee_type: "rmb", gmt_pay: now };
  const facts = { type: NORMAL_ORDER, spec_id: goods.id, count: 1, link_id: cdk.cdk, request: usedAs(visitor, cdk) };
  const orders = tableFor(platform, "order");
  const order = await insertRow(db, orders, { ...bought, ...paid, ...facts }, now);
  const running = await startService({ platform, db }, decodeRow(orders, order), goods);
  return { ...described(platform, found), uid, order_id: order.order_id, ...running };
};

export const useCdk = async (request: OpenRequest): Promise<Answer> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) throw new Failure(401);
  const uid = typeof params.uid === "string" ? params.uid : "";
  if (uid === "") throw invalid({ uid: "invalid.required" });
  if (!(await deviceOf(platform, visitor, uid))) throw noPermission();
  // Without a number of its own, a request is the same when it says the same.
  const parts = [visitor.userId, uid, plainCode(params.cdk), params.request_id ?? ""];
  const data = await once(platform, CALL, parts, (db) => redeem(platform, db, visitor, uid, params.cdk));
  for (const name of ["cdk", "cdk_order", "order", ...KEPT]) written(platform, tableFor(platform, name), null);
  return { data, count: 1 };
};

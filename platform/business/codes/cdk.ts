// Activation codes on the public page: what a code is good for, and redeeming it for a device of one's own. A code works
// once; a request that arrives twice, by a double click or after a lost answer, is told what happened the first time.
import type { AnswerOf, ParamsOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  Failure,
  invalid,
  noPermission,
  once,
  type OpenRequest,
  type Platform,
  type ProblemsOf,
  written,
} from "pilothouse/platform";
import {
  byKey,
  byKeys,
  type Db,
  decodeRow,
  insertRow,
  isEmpty,
  lockedRow,
  tableFor,
  updateRow,
} from "pilothouse/platform/storage";
import { deviceOf, findVisitor } from "../identity/visitors";
import type { Visitor } from "../identity/visitors";
import { CdkState, MoneyType, OrderState, OrderType, PayType, PublishState } from "../../generated/enums";
import { resources } from "../../generated/resources";
import { typed } from "../database";
import { KEPT, startService } from "../orders/startService";

const { cdk: codes, cdk_order: batches, device: devices, goods: packages, order: orders } = resources;
type Code = RowOf<typeof codes>;

const CALL = "cdk";

const refusal = (code: number, context: string | null): Failure =>
  new Failure(
    code,
    context,
    context === null ? null : { context, fields: { cdk: `errors.${code}.${context}` } satisfies ProblemsOf<Code> },
  );

interface Package {
  readonly cdk: Code;
  readonly batch: RowOf<typeof batches> | null;
  readonly goods: RowOf<typeof packages>;
}

const plainCode = (given: unknown): string =>
  typeof given === "string" ? given.replaceAll(/[\s-]/g, "").toUpperCase().slice(0, 64) : "";

/** Codes are read aloud and copied from cards: case, spaces and hyphens in groups of four mean nothing. */
const findCode = async (platform: Platform, db: Db, given: unknown): Promise<Code> => {
  const wanted = plainCode(given);
  if (wanted === "") throw invalid<Code>({ cdk: "invalid.required" });
  const written = [String(given).trim(), wanted, wanted.match(/.{1,4}/g)?.join("-") ?? "", wanted.toLowerCase()];
  const [found] = await byKeys(db, tableFor(platform, codes), written);
  if (!found) throw refusal(406, "cdk");
  return found;
};

const findPackage = async (platform: Platform, db: Db, visitor: Visitor, given: unknown): Promise<Package> => {
  const cdk = await findCode(platform, db, given);
  const batch = await byKey(db, tableFor(platform, batches), cdk.batch_id);
  if (cdk.state === CdkState.used || (await usedBy(db, visitor, cdk))) throw refusal(409, "cdk");
  if (cdk.gmt_expire > 0 && cdk.gmt_expire <= platform.now()) throw refusal(406, "cdk_expired");
  const goods = await byKey(db, tableFor(platform, packages), cdk.spec_id);
  if (!goods || goods.state !== PublishState.released) throw refusal(406, "cdk_unusable");
  return { cdk, batch, goods };
};

/** Everybody may use a public code, but once: the store holds no second order of the same. */
const usedAs = ({ userId }: Visitor, { cdk }: Code): string => `cdk:${cdk}:${userId}`;

/** Orders of older versions do not hold the request: they are found by their code and their user. */
const usedBy = async (db: Db, visitor: Visitor, code: Code): Promise<boolean> => {
  const found = await typed(db)
    .selectFrom(orders.table)
    .select("order_id")
    .where((of) =>
      of.or([
        of("request", "=", usedAs(visitor, code)),
        of.and([of("link_id", "=", code.cdk), of("user_id", "=", visitor.userId)]),
      ]),
    )
    .limit(1)
    .execute();
  return found.length > 0;
};

type Described = Pick<AnswerOf<typeof codes>, "cdk" | "gmt_expire"> & {
  readonly package: Pick<AnswerOf<typeof packages>, "id" | "name" | "type" | "month" | "img" | "attr">;
};

const describePackage = (platform: Platform, { cdk, goods }: Package): Described => {
  const { id, name, type, month, img, attr } = decodeRow(tableFor(platform, packages), goods);
  return { cdk: cdk.cdk, gmt_expire: cdk.gmt_expire, package: { id, name, type, month, img, attr } };
};

/** For a visitor, the package of one code; null leaves the call to the console's list of codes. */
export const findCdk = async (request: OpenRequest<ParamsOf<typeof codes, "list">>): Promise<Answer | null> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) return null;
  return {
    data: describePackage(platform, await findPackage(platform, platform.store.db, visitor, params.cdk)),
    count: 1,
  };
};

const redeem = async (platform: Platform, db: Db, visitor: Visitor, uid: string, given: unknown) => {
  const table = tableFor(platform, codes);
  // Of those who redeem one code at once, all but the first see that it was used.
  await lockedRow(platform.store, db, table, await findCode(platform, db, given));
  const found = await findPackage(platform, db, visitor, given);
  const { cdk, batch, goods } = found;
  const device = await byKey(db, tableFor(platform, devices), uid);
  if (!device) throw new Failure(404, "record");
  if (batch && !isEmpty(batch.use_zone) && batch.use_zone !== device.zone) throw refusal(1010, null);
  const now = platform.now();
  if (batch?.public !== 1) {
    const use = { state: CdkState.used, uid, user_id: visitor.userId, gmt_use: now };
    await updateRow(db, table, cdk.cdk, use satisfies Partial<Code>, now);
  }
  if (batch)
    await typed(db)
      .updateTable(batches.table)
      .set((of) => ({ used: of("used", "+", 1) }))
      .where("id", "=", batch.id)
      .execute();
  const order = await insertRow(
    db,
    tableFor(platform, orders),
    {
      uid,
      user_id: visitor.userId,
      app_id: visitor.user.app_id,
      comp_id: cdk.comp_id,
      seller_id: cdk.comp_id,
      buy_num: Math.max(1, goods.month),
      order_state: OrderState.successful,
      pay_type: PayType.activation_code,
      price: "0.00",
      fee_type: MoneyType.rmb,
      gmt_pay: now,
      type: OrderType.normal,
      spec_id: goods.id,
      count: 1,
      link_id: cdk.cdk,
      request: usedAs(visitor, cdk),
    },
    now,
  );
  const running = await startService({ platform, db }, decodeRow(tableFor(platform, orders), order), goods);
  const told = { uid, order_id: order.order_id } satisfies Partial<RowOf<typeof orders>>;
  return { ...describePackage(platform, found), ...told, ...running };
};

export const useCdk = async (request: OpenRequest<ParamsOf<typeof codes, "use">>): Promise<Answer> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) throw new Failure(401);
  const uid = typeof params.uid === "string" ? params.uid : "";
  if (uid === "") throw invalid<typeof params>({ uid: "invalid.required" });
  if (!(await deviceOf(platform, visitor, uid))) throw noPermission();
  // Without a number of its own, a request is the same when it says the same.
  const parts = [visitor.userId, uid, plainCode(params.cdk), params.request_id ?? ""];
  const data = await once(platform, CALL, parts, (db) => redeem(platform, db, visitor, uid, params.cdk));
  for (const one of [codes, batches, orders, ...KEPT]) written(platform, tableFor(platform, one.table), null);
  return { data, count: 1 };
};

// Activation codes on the public page: shows what a code contains, and redeems it for a device of the visitor. A code
// works once. A request that arrives twice, after a double click or a lost answer, gets the first answer again.
import type { AnswerOf, SentOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  Failure,
  invalidFailure,
  limitGuesses,
  noPermissionFailure,
  type OpenRequest,
  type Platform,
  type ProblemsOf,
  clearCaches,
} from "pilothouse/platform";
import {
  recordRowChanges,
  findByKey,
  findByKeys,
  type Db,
  decodeRow,
  insertRow,
  isEmpty,
  lockRow,
  tableFor,
  updateRow,
} from "pilothouse/platform/storage";
import { findVisitorDevice, findVisitor } from "../identity/visitors";
import type { Visitor } from "../identity/visitors";
import { CdkState, MoneyType, OrderState, OrderType, PayType, SaleState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";
import { noticeOrder } from "../outbox";
import { SERVICE_RECORDS, startNotice, startService } from "../orders/startService";
import { runOnce } from "../once";

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

const plainCode = (given = ""): string => given.replaceAll(/[\s-]/g, "").toUpperCase().slice(0, 64);

/** Finds a code. Case, spaces and hyphens are ignored, because people read codes aloud and copy them from cards. */
const findCode = async (platform: Platform, db: Db, given = ""): Promise<Code> => {
  const wanted = plainCode(given);
  if (wanted === "") throw invalidFailure<Code>({ cdk: "invalid.required" });
  const written = [given.trim(), wanted, wanted.match(/.{1,4}/g)?.join("-") ?? "", wanted.toLowerCase()];
  const [found] = await findByKeys(db, tableFor(platform, codes), written);
  if (!found) throw refusal(406, "cdk");
  return found;
};

const findPackage = async (platform: Platform, db: Db, visitor: Visitor, given?: string): Promise<Package> => {
  const cdk = await findCode(platform, db, given);
  const batch = await findByKey(db, tableFor(platform, batches), cdk.batch_id);
  if (cdk.state === CdkState.used || (await usedBy(db, visitor, cdk))) throw refusal(409, "cdk");
  if (cdk.gmt_expire > 0 && cdk.gmt_expire <= platform.now()) throw refusal(406, "cdk_expired");
  const goods = await findByKey(db, tableFor(platform, packages), cdk.spec_id);
  if (!goods || goods.state !== SaleState.on_sale) throw refusal(406, "cdk_unusable");
  return { cdk, batch, goods };
};

/**
 * A unique text per code and user. Several users may use a public code, but the store refuses a second order of the
 * same user.
 */
const usedAs = ({ userId }: Visitor, { cdk }: Code): string => `cdk:${cdk}:${userId}`;

/** Whether the visitor used this code. Orders of older versions have no `request` and are found by code and user. */
const usedBy = async (db: Db, visitor: Visitor, code: Code): Promise<boolean> => {
  const found = await typedDatabase(db)
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

/** Wrong codes of one visitor within an hour. */
const WRONG = { most: 10, seconds: 3600 };

const guessing = <Result>(
  { store, now }: Platform,
  { userId }: Visitor,
  work: () => Promise<Result>,
): Promise<Result> =>
  limitGuesses(
    store,
    {
      place: `cdk:${userId}`,
      now: now(),
      limit: WRONG,
      isGuess: ({ code, context }) => code === 406 && context === "cdk",
    },
    work,
  );

/** Answers the package of one code to a visitor. For other callers it answers null, and they get the list of codes. */
export const findCdk = async (request: OpenRequest<SentOf<typeof codes, "list">>): Promise<Answer | null> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) return null;
  const given = typeof params.cdk === "string" ? params.cdk : "";
  const found = await guessing(platform, visitor, () => findPackage(platform, platform.store.db, visitor, given));
  return { data: describePackage(platform, found), count: 1 };
};

const redeem = async (platform: Platform, db: Db, visitor: Visitor, uid: string, given?: string) => {
  const table = tableFor(platform, codes);
  // Of several simultaneous requests for one code, only the first can use it.
  await lockRow(platform.store, db, table, await findCode(platform, db, given));
  const found = await findPackage(platform, db, visitor, given);
  const { cdk, batch, goods } = found;
  const device = await findByKey(db, tableFor(platform, devices), uid);
  if (!device) throw new Failure(404, "record");
  if (batch && !isEmpty(batch.use_zone) && batch.use_zone !== device.zone) throw refusal(1010, null);
  const now = platform.now();
  if (batch?.public !== 1) {
    const use = { state: CdkState.used, uid, user_id: visitor.userId, gmt_use: now };
    await updateRow(db, table, cdk.cdk, use satisfies Partial<Code>, now);
  }
  if (batch)
    await recordRowChanges(db, tableFor(platform, batches), [batch.id], () =>
      typedDatabase(db)
        .updateTable(batches.table)
        .set((of) => ({ used: of("used", "+", 1) }))
        .where("id", "=", batch.id)
        .execute(),
    );
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
      gmt_delivered: now,
      type: OrderType.normal,
      spec_id: goods.id,
      count: 1,
      link_id: cdk.cdk,
      request: usedAs(visitor, cdk),
    },
    now,
  );
  const running = await startService({ platform, db }, decodeRow(tableFor(platform, orders), order), goods);
  const { order_id } = order;
  await noticeOrder({ platform, db }, { about: order, order_id, ...startNotice(running, now) });
  const sale = { uid, order_id: order.order_id } satisfies Partial<RowOf<typeof orders>>;
  return { ...describePackage(platform, found), ...sale, ...running };
};

/** Redeems a code. @throws Failure 401 without a visitor, 429 after too many wrong codes, 513 for a device of others, 406, 409 or 1010 for the code */
export const useCdk = async (request: OpenRequest<SentOf<typeof codes, "use">>): Promise<Answer> => {
  const { platform, params, token } = request;
  const visitor = await findVisitor(platform, token);
  if (!visitor) throw new Failure(401);
  const { uid = "" } = params;
  if (uid === "") throw invalidFailure<typeof params>({ uid: "invalid.required" });
  if (!(await findVisitorDevice(platform, visitor, uid))) throw noPermissionFailure();
  // Without a request id, requests with the same parameters count as one.
  const parts = [visitor.userId, uid, plainCode(params.cdk), params.request_id ?? ""];
  const data = await guessing(platform, visitor, () =>
    runOnce(platform, CALL, parts, (db) => redeem(platform, db, visitor, uid, params.cdk)),
  );
  for (const one of [codes, batches, orders, ...SERVICE_RECORDS])
    clearCaches(platform, tableFor(platform, one.table), null);
  return { data, count: 1 };
};

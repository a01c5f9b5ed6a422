// What an activation code contains, and its redemption by the platform.
import { type FactsOf, factsIn, fieldOf, numberIn, textIn, valueReaders } from "pilothouse/wire";
import type { Goods } from "../../../generated/operate/goods/goods.schema";
import type { Cdk } from "../../../generated/product/cdk/cdk.schema";
import type { CloudOrder } from "../../../generated/vas/cloud_order/cloudOrder.schema";
import type { IotOrder } from "../../../generated/vas/iot_order/iotOrder.schema";
import type { LiveOrder } from "../../../generated/vas/live_order/liveOrder.schema";
import type { Order } from "../../../generated/vas/order/order.schema";
import { cdkCalls } from "../../../generated/product/cdk/cdk.calls";
import { callAsVisitor } from "../visitor/visitor";

const field = fieldOf<Cdk>();

export interface RedeemedPackage {
  /** The code as printed on the card. */
  readonly code: string;
  readonly name: string;
  readonly months: number;
  /** Days that recordings are kept, simultaneous viewers, megabytes of traffic; 0 for none. */
  readonly days: number;
  readonly viewers: number;
  readonly traffic: number;
  /** Seconds since 1970; 0 for no limit. */
  readonly expires: number;
}

export interface RedeemResult {
  readonly order: string;
  /** Seconds since 1970. */
  readonly until: number;
}

const { maybe, number, parts, text } = valueReaders;
const goods = fieldOf<Goods>();
const [NAME, MONTH, ATTR] = [goods("name"), goods("month"), goods("attr")];
const answered = parts({ [NAME]: text, [MONTH]: number, [ATTR]: (value: unknown) => value });

/** The attributes of the goods, which the record of the service also has. */
type Attributes = FactsOf<Pick<CloudOrder, "lifecycle"> & Pick<LiveOrder, "viewers"> & Pick<IotOrder, "traffic">>;

const attributesOf = (value: unknown): Attributes => {
  try {
    return factsIn(typeof value === "string" ? JSON.parse(value) : value);
  } catch {
    return {};
  }
};

/** @throws WireFailure 406 or 409 with the context `cdk`, `cdk_expired` or `cdk_unusable` */
export const findPackage = async (code: string): Promise<RedeemedPackage> => {
  const facts: FactsOf<Cdk & { readonly package: unknown }> = await callAsVisitor(cdkCalls.list, {
    [field("cdk")]: code,
  });
  const found = answered(facts.package, "package");
  const { lifecycle, viewers, traffic } = attributesOf(found[ATTR]);
  return {
    code: maybe(text)(facts.cdk, "cdk") ?? code,
    name: found[NAME],
    months: Math.max(1, found[MONTH]),
    days: maybe(number)(lifecycle, "lifecycle") ?? 0,
    viewers: maybe(number)(viewers, "viewers") ?? 0,
    traffic: maybe(number)(traffic, "traffic") ?? 0,
    expires: maybe(number)(facts.gmt_expire, "gmt_expire") ?? 0,
  };
};

/** If `request` is repeated, answers the result of the first request. @throws WireFailure like findPackage, and 1010 */
export const redeem = async (code: string, uid: string, request: string): Promise<RedeemResult> => {
  const facts: FactsOf<Pick<Order, "order_id"> & Pick<CloudOrder, "gmt_end">> = await callAsVisitor(cdkCalls.use, {
    cdk: code,
    uid,
    request_id: request,
  });
  // The code is redeemed, even if the answer is incomplete.
  return { order: textIn(facts.order_id), until: numberIn(facts.gmt_end) };
};

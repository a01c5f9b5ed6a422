// Generated from resources/vas/order.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, money, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyState, moneyType, orderRefundState, orderState, orderType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const orderRow = rowOf(
  z.object({
    order_id: key({ type: "string" }),
    type: oneOf({ of: orderType }),
    order_state: oneOf({ of: orderState }),
    money_state: oneOf({ of: moneyState }),
    spec_id: referenceTo({ of: goodsReference }),
    price: money({ currencyField: "fee_type" }),
    fee_type: oneOf({ of: moneyType }),
    buy_num: integer({ min: 1 }),
    count: integer({ min: 1 }),
    pay_type: oneOf({ of: payType }),
    app_id: referenceTo({ of: appReference }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    link_id: text({ max: 64 }),
    pay_order_id: text({ max: 64 }),
    platform_order_id: text({ max: 64 }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    seller_id: referenceTo({ of: companyReference, tree: true }),
    request: text({ unasked: true, max: 200 }),
    refund_state: oneOf({ of: orderRefundState }),
    refund_reason: text({ max: 256 }),
    gmt_pay: timestamp(),
    gmt_delivered: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type Order = z.infer<typeof orderRow>;

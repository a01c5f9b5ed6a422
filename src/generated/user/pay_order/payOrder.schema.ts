// Generated from resources/user/pay_order.yaml. Do not edit: change the definition, then npm run generate.
import { key, money, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { moneyType, orderState, payPurpose, payType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { paymentReference } from "../../operate/payment/payment.reference";
import { orderReference } from "../../vas/order/order.reference";

export const payOrderRow = rowOf(
  z.object({
    pay_order_id: key({ type: "string" }),
    purpose: oneOf({ of: payPurpose }),
    state: oneOf({ of: orderState }),
    money: money({ min: "0.01", currencyField: "money_type" }),
    money_type: oneOf({ of: moneyType }),
    pay_type: oneOf({ of: payType }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    order_id: referenceTo({ type: "string", of: orderReference }),
    pay_id: referenceTo({ of: paymentReference }),
    platform_order_id: text({ max: 64 }),
    reason: text({ max: 256 }),
    remark: text({ max: 256 }),
    account_id: referenceTo({ of: accountReference }),
    request: text({ unasked: true, max: 200 }),
    pay_url: url(),
    gmt_pay: timestamp(),
    gmt_expire: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type PayOrder = z.infer<typeof payOrderRow>;

// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { key, money, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { auditState, moneyFlowType, moneyType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderReference } from "../pay_order/payOrder.reference";

export const moneyFlowRow = rowOf(
  z.object({
    id: key(),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    type: oneOf({ of: moneyFlowType }),
    money: money({ currencyField: "money_type" }),
    money_type: oneOf({ of: moneyType }),
    balance: money({ currencyField: "money_type" }),
    audit_state: oneOf({ of: auditState }),
    order_id: referenceTo({ type: "string", of: orderReference }),
    pay_order_id: referenceTo({ type: "string", of: payOrderReference }),
    counterpart: text({ unasked: true, max: 200 }),
    remark: text({ max: 256 }),
    account_id: referenceTo({ of: accountReference }),
    first_audit_id: referenceTo({ of: accountReference }),
    second_audit_id: referenceTo({ of: accountReference }),
    audit_remark: text({ max: 256 }),
    gmt_audit: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type MoneyFlow = z.infer<typeof moneyFlowRow>;

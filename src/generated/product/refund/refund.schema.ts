// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { key, money, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyType, refundState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const refundSet = z.extend(
  z.partial(
    z.object({
      state: oneOf({ required: true, of: refundState }),
      remark: text({ max: 256 }),
    }),
  ),
  { id: key() },
);

export const refundRow = rowOf(
  z.extend(refundSet, {
    order_id: referenceTo({ type: "string", of: orderReference }),
    amount: money({ currencyField: "fee_type" }),
    fee_type: oneOf({ of: moneyType }),
    reason: text({ max: 256 }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    buyer_id: referenceTo({ of: companyReference, tree: true }),
    account_id: referenceTo({ of: accountReference }),
    reopened_by: referenceTo({ of: accountReference }),
    decided_by: referenceTo({ of: accountReference }),
    gmt_decided: timestamp(),
    gmt_refund: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type Refund = z.infer<typeof refundRow>;

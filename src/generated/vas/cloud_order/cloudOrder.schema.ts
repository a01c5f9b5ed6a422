// Generated from resources/vas/cloud_order.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, money, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { lifecycleDays, moneyType, orderState, orderType, payType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";
import { deviceReference } from "../../product/device/device.reference";

export const cloudOrderRow = rowOf(
  z.object({
    order_id: key({ type: "string" }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    app_id: referenceTo({ of: appReference }),
    user_id: referenceTo({ type: "string", of: appUserReference }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    spec_id: referenceTo({ of: goodsReference }),
    lifecycle: oneOf({ of: lifecycleDays }),
    month: integer(),
    type: oneOf({ of: orderType }),
    order_state: oneOf({ of: orderState }),
    pay_type: oneOf({ of: payType }),
    price: money({ currencyField: "fee_type" }),
    fee_type: oneOf({ of: moneyType }),
    zone: referenceTo({ type: "string", of: zoneReference }),
    gmt_begin: timestamp(),
    gmt_end: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type CloudOrder = z.infer<typeof cloudOrderRow>;

// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, money, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { carrier, moneyType, orderState, payType, stockMonth } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { deviceReference } from "../../product/device/device.reference";

export const iotOrderRow = rowOf(
  z.object({
    order_id: key({ type: "string" }),
    uid: referenceTo({ type: "string", of: deviceReference }),
    iccid: text({ max: 20 }),
    network_type: oneOf({ of: carrier }),
    spec_id: referenceTo({ of: goodsReference }),
    traffic: integer({ min: 0 }),
    used: integer({ min: 0 }),
    month: oneOf({ of: stockMonth }),
    order_state: oneOf({ of: orderState }),
    pay_type: oneOf({ of: payType }),
    price: money({ currencyField: "fee_type" }),
    fee_type: oneOf({ of: moneyType }),
    comp_id: referenceTo({ of: companyReference, tree: true }),
    gmt_end: timestamp(),
    gmt_create: timestamp(),
  }),
);

export type IotOrder = z.infer<typeof iotOrderRow>;

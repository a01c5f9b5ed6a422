// Generated from resources/vas/iot_order.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const iotOrderRow = z.looseObject({
  order_id: z.string(),
  uid: z.nullish(z.string()),
  iccid: z.nullish(z.string()),
  network_type: z.nullish(z.number()),
  spec_id: z.nullish(z.number()),
  traffic: z.nullish(z.number()),
  used: z.nullish(z.number()),
  month: z.nullish(z.number()),
  order_state: z.nullish(z.number()),
  pay_type: z.nullish(z.number()),
  price: z.nullish(z.string()),
  fee_type: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  gmt_end: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface IotOrder {
  readonly order_id: string;
  readonly uid: string;
  readonly iccid: string;
  readonly network_type: 1 | 2 | 3 | 4 | 5;
  readonly spec_id: number;
  readonly traffic: number;
  readonly used: number;
  readonly month: 1 | 3 | 6 | 12;
  readonly order_state: 1 | 2 | 3 | 4 | 5 | 6;
  readonly pay_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly price: string;
  readonly fee_type: "rmb" | "usd" | "inr" | "jpy";
  readonly comp_id: number;
  readonly gmt_end: number;
  readonly gmt_create: number;
}

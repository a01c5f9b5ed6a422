// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { orderType } from "../../enums";

export const orderBindAdd = z.object({
  order_id: referenceTo({ required: true, type: "string" }),
  comp_id: referenceTo({ required: true, type: "number" }),
  type: oneOf({ of: orderType }),
  remark: text({ max: 256 }),
});

export const orderBindSet = z.extend(z.partial(z.omit(orderBindAdd, { order_id: true })), {
  id: key({ type: "number" }),
});

export const orderBindRow = z.looseObject({
  id: z.number(),
  order_id: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  type: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface OrderBind {
  readonly id: number;
  readonly order_id: string;
  readonly comp_id: number;
  readonly type: 1 | 2 | 3 | 4;
  readonly remark: string;
  readonly gmt_create: number;
}

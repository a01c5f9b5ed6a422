// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { orderType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";

export const orderBindAdd = z.object({
  order_id: referenceTo({ required: true, type: "string", of: orderReference }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  remark: text({ max: 256 }),
});

export const orderBindSet = z.extend(z.partial(z.omit(orderBindAdd, { order_id: true })), { id: key() });

export const orderBindRow = rowOf(
  z.extend(orderBindAdd, { id: key(), type: oneOf({ of: orderType }), gmt_create: timestamp() }),
);

export type OrderBind = z.infer<typeof orderBindRow>;

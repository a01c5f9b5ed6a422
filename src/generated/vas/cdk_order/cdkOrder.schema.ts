// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, referenceTo, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { companyReference } from "../../operate/company/company.reference";
import { goodsReference } from "../../operate/goods/goods.reference";
import { zoneReference } from "../../operate/zone/zone.reference";

export const cdkOrderAdd = z.object({
  spec_id: referenceTo({ required: true, of: goodsReference }),
  number: integer({ required: true, min: 1, max: 100000 }),
  public: flag(),
  use_zone: referenceTo({ type: "string", of: zoneReference }),
  gmt_expire: timestamp({ required: true, ahead: true }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  remark: text({ max: 256 }),
});

export const cdkOrderSet = z.extend(z.partial(z.omit(cdkOrderAdd, { number: true })), { id: key() });

export const cdkOrderRow = rowOf(
  z.extend(cdkOrderAdd, { id: key(), batch_id: text(), pending: integer(), used: integer(), gmt_create: timestamp() }),
);

export type CdkOrder = z.infer<typeof cdkOrderRow>;

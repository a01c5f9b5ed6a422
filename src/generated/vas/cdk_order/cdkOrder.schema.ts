// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { flag, integer, key, referenceTo, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";

export const cdkOrderAdd = z.object({
  spec_id: referenceTo({ required: true, type: "number" }),
  number: integer({ required: true, min: 1, max: 100000 }),
  public: flag(),
  use_zone: referenceTo({ type: "string" }),
  gmt_expire: timestamp({ required: true }),
  comp_id: referenceTo({ required: true, type: "number" }),
  remark: text({ max: 256 }),
});

export const cdkOrderSet = z.extend(z.partial(z.omit(cdkOrderAdd, { number: true })), { id: key({ type: "number" }) });

export const cdkOrderRow = z.looseObject({
  id: z.number(),
  batch_id: z.nullish(z.string()),
  spec_id: z.nullish(z.number()),
  number: z.nullish(z.number()),
  pending: z.nullish(z.number()),
  used: z.nullish(z.number()),
  public: z.nullish(z.literal([0, 1])),
  use_zone: z.nullish(z.string()),
  gmt_expire: z.nullish(z.number()),
  comp_id: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface CdkOrder {
  readonly id: number;
  readonly batch_id: string;
  readonly spec_id: number;
  readonly number: number;
  readonly pending: number;
  readonly used: number;
  readonly public: 0 | 1;
  readonly use_zone: string;
  readonly gmt_expire: number;
  readonly comp_id: number;
  readonly remark: string;
  readonly gmt_create: number;
}

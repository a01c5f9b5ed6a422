// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, secret, text, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { envType, payType } from "../../enums";

export const paymentAdd = z.object({
  platform_type: oneOf({ required: true, of: payType }),
  env_type: oneOf({ required: true, of: envType }),
  platform_app_id: text({ required: true, max: 128 }),
  platform_public_key: text({ max: 4000 }),
  platform_private_key: secret({ max: 4000 }),
  platform_gateway_url: url(),
  platform_return_url: url(),
  platform_notify_url: url({ required: true }),
  comp_id: referenceTo({ required: true, type: "number" }),
  remark: text({ max: 256 }),
});

export const paymentSet = z.extend(z.partial(paymentAdd), { id: key({ type: "number" }) });

export const paymentRow = z.looseObject({
  id: z.number(),
  platform_type: z.nullish(z.number()),
  env_type: z.nullish(z.number()),
  platform_app_id: z.nullish(z.string()),
  platform_public_key: z.nullish(z.string()),
  platform_private_key: z.nullish(z.string()),
  platform_gateway_url: z.nullish(z.string()),
  platform_return_url: z.nullish(z.string()),
  platform_notify_url: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  remark: z.nullish(z.string()),
  gmt_create: z.nullish(z.number()),
});

export interface Payment {
  readonly id: number;
  readonly platform_type: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  readonly env_type: 1 | 2;
  readonly platform_app_id: string;
  readonly platform_public_key: string;
  readonly platform_private_key: string;
  readonly platform_gateway_url: string;
  readonly platform_return_url: string;
  readonly platform_notify_url: string;
  readonly comp_id: number;
  readonly remark: string;
  readonly gmt_create: number;
}

// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, secret, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const paymentAdd = z.object({
  platform_type: oneOf({ required: true, of: payType }),
  env_type: oneOf({ required: true, of: envType }),
  platform_app_id: text({ required: true, max: 128 }),
  platform_public_key: text({ max: 4000 }),
  platform_private_key: secret({ max: 4000 }),
  platform_gateway_url: url(),
  platform_return_url: url(),
  platform_notify_url: url({ required: true }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  remark: text({ max: 256 }),
});

export const paymentSet = z.extend(z.partial(paymentAdd), { id: key() });

export const paymentRow = rowOf(z.extend(paymentAdd, { id: key(), gmt_create: timestamp() }));

export type Payment = z.infer<typeof paymentRow>;

// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { email, key, phone, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const operatorAdd = z.object({
  user_id: key({ type: "string" }),
  user_password: secret({ required: true, min: 8 }),
  user_email: email(),
  user_phone_area: text(),
  user_phone: phone({ area: "user_phone_area" }),
});

export const operatorSet = z.extend(z.partial(z.omit(operatorAdd, { user_id: true })), {
  user_id: key({ type: "string" }),
});

export const operatorRow = z.looseObject({
  user_id: z.string(),
  user_password: z.nullish(z.string()),
  user_email: z.nullish(z.string()),
  user_phone_area: z.nullish(z.string()),
  user_phone: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
});

export interface Operator {
  readonly user_id: string;
  readonly user_password: string;
  readonly user_email: string;
  readonly user_phone_area: string;
  readonly user_phone: string;
  readonly comp_id: number;
}

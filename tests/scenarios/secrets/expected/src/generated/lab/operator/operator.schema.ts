// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { email, integer, key, phone, rowOf, secret, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const operatorAdd = z.object({
  user_id: key({ type: "string" }),
  user_password: secret({ required: true, min: 8 }),
  user_email: email(),
  user_phone_area: text({ unasked: true }),
  user_phone: phone({ area: "user_phone_area" }),
});

export const operatorSet = z.extend(z.partial(z.omit(operatorAdd, { user_id: true })), {
  user_id: key({ type: "string" }),
});

export const operatorRow = rowOf(z.extend(operatorAdd, { comp_id: integer() }));

export type Operator = z.infer<typeof operatorRow>;

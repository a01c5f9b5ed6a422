// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo } from "pilothouse/schema";
import * as z from "zod/mini";
import { openState } from "../../enums";

export const paymentAppSet = z.extend(
  z.partial(
    z.object({
      app_id: referenceTo({ required: true, type: "number" }),
      pay_id: referenceTo({ required: true, type: "number" }),
      state: oneOf({ required: true, of: openState }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const paymentAppRow = z.looseObject({
  id: z.number(),
  app_id: z.nullish(z.number()),
  pay_id: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface PaymentApp {
  readonly id: number;
  readonly app_id: number;
  readonly pay_id: number;
  readonly state: 1 | 2;
  readonly gmt_create: number;
}

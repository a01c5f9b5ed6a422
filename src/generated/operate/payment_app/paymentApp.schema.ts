// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { appReference } from "../../applist/app/app.reference";
import { openState } from "../../enums";
import { paymentReference } from "../payment/payment.reference";

export const paymentAppSet = z.extend(
  z.partial(
    z.object({
      app_id: referenceTo({ required: true, of: appReference }),
      pay_id: referenceTo({ required: true, of: paymentReference }),
      state: oneOf({ required: true, of: openState }),
    }),
  ),
  { id: key() },
);

export const paymentAppRow = rowOf(z.extend(paymentAppSet, { gmt_create: timestamp() }));

export type PaymentApp = z.infer<typeof paymentAppRow>;

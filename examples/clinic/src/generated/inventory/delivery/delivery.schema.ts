// Generated from resources/inventory/delivery.yaml. Do not edit: change the definition, then npm run generate.
import { rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const deliveryRow = rowOf(
  z.object({
    register: text({ required: true, unasked: true, max: 64 }),
  }),
  "register",
);

export type Delivery = z.infer<typeof deliveryRow>;

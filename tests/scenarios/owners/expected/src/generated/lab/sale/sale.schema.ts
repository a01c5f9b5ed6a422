// Generated from resources/lab/sale.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { firmReference } from "../firm/firm.reference";

export const saleRow = rowOf(
  z.object({
    id: key(),
    name: text(),
    buyer_id: referenceTo({ of: firmReference }),
    seller_id: referenceTo({ of: firmReference }),
  }),
);

export type Sale = z.infer<typeof saleRow>;

// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { firmReference } from "../firm/firm.reference";

export const shelfRow = rowOf(
  z.object({
    id: key(),
    name: text(),
    firm_id: referenceTo({ of: firmReference }),
  }),
);

export type Shelf = z.infer<typeof shelfRow>;

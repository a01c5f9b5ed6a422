// Generated from resources/lab/shelf.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const shelfRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  firm_id: z.nullish(z.number()),
});

export interface Shelf {
  readonly id: number;
  readonly name: string;
  readonly firm_id: number;
}

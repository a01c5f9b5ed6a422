// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const firmRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
});

export interface Firm {
  readonly id: number;
  readonly name: string;
}

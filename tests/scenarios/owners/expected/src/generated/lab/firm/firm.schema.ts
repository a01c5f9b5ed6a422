// Generated from resources/lab/firm.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const firmRow = rowOf(
  z.object({
    id: key(),
    name: text(),
  }),
);

export type Firm = z.infer<typeof firmRow>;

// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const sizeAdd = z.object({
  name: text({ required: true }),
});

export const sizeRow = rowOf(z.extend(sizeAdd, { id: key() }));

export type Size = z.infer<typeof sizeRow>;

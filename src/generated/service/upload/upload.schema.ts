// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import { rowOf, text, url } from "pilothouse/schema";
import * as z from "zod/mini";

export const uploadRow = rowOf(
  z.object({
    name: text({ required: true, max: 256 }),
    zone: text({ max: 32 }),
    region: text({ max: 32 }),
    put_url: url({ unasked: true }),
  }),
  "name",
);

export type Upload = z.infer<typeof uploadRow>;

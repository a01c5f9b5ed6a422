// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { text } from "pilothouse/schema";
import * as z from "zod/mini";

export const sizeAdd = z.object({
  name: text({ required: true }),
});

export const sizeRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
});

export interface Size {
  readonly id: number;
  readonly name: string;
}

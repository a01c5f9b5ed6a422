// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { key, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const authorAdd = z.object({
  name: text({ required: true }),
});

export const authorSet = z.extend(z.partial(authorAdd), { id: key({ type: "number" }) });

export const authorRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
});

export interface Author {
  readonly id: number;
  readonly name: string;
}

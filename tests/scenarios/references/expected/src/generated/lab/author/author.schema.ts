// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";
import { key, text } from "../../../schema";

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

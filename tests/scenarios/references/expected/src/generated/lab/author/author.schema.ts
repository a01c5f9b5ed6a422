// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const authorAdd = z.object({
  name: text({ required: true }),
});

export const authorSet = z.extend(z.partial(authorAdd), { id: key() });

export const authorRow = rowOf(z.extend(authorAdd, { id: key() }));

export type Author = z.infer<typeof authorRow>;

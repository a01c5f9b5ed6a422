// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, referencesTo, text } from "pilothouse/schema";
import * as z from "zod/mini";

export const bookAdd = z.object({
  isbn: key({ type: "string" }),
  title: text({ required: true }),
  author_id: referenceTo({ required: true, type: "number" }),
  sequels: referencesTo({ type: "string" }),
});

export const bookSet = z.extend(z.partial(z.omit(bookAdd, { isbn: true })), { isbn: key({ type: "string" }) });

export const bookRow = z.looseObject({
  isbn: z.string(),
  title: z.nullish(z.string()),
  author_id: z.nullish(z.number()),
  sequels: z.nullish(z.array(z.string())),
});

export interface Book {
  readonly isbn: string;
  readonly title: string;
  readonly author_id: number;
  readonly sequels: readonly string[];
}

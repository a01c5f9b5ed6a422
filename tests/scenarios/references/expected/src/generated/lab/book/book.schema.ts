// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { key, referenceTo, referencesTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { authorReference } from "../author/author.reference";
import { bookReference } from "./book.reference";

export const bookAdd = z.object({
  isbn: key({ type: "string" }),
  title: text({ required: true }),
  author_id: referenceTo({ required: true, of: authorReference }),
  sequels: referencesTo({ type: "string", of: bookReference }),
});

export const bookSet = z.extend(z.partial(z.omit(bookAdd, { isbn: true })), { isbn: key({ type: "string" }) });

export const bookRow = rowOf(bookAdd);

export type Book = z.infer<typeof bookRow>;

// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { authorReference } from "../author/author.reference";
import { bookCalls } from "./book.calls";
import { bookReference } from "./book.reference";

export const bookImporter = {
  call: bookCalls.add,
  natural: ["isbn"],
  fields: [
    { name: "isbn", as: "text", required: true, schema: { builder: "key", args: { type: "string" } } },
    { name: "title", as: "text", required: true, schema: { builder: "text", args: { required: true } } },
    {
      name: "author_id",
      as: "reference",
      of: authorReference,
      required: true,
      schema: { builder: "referenceTo", args: { required: true, type: "number" } },
    },
    {
      name: "sequels",
      as: "reference",
      of: bookReference,
      many: true,
      schema: { builder: "referencesTo", args: { type: "string" } },
    },
  ],
} satisfies Importer;

// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { bookCalls } from "./book.calls";
import { bookAdd } from "./book.schema";

export const bookImporter = {
  call: bookCalls.add,
  checkedAs: "book",
  natural: ["isbn"],
  fields: bookAdd,
  updating: {
    call: bookCalls.set,
    key: z.object({
      isbn: key({ type: "string" }),
    }),
  },
} satisfies Importer;

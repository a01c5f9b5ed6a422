// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import type { Importer } from "pilothouse/wire";
import { bookCalls } from "./book.calls";
import { bookAdd } from "./book.schema";

export const bookImporter = {
  call: bookCalls.add,
  checkedAs: "book",
  natural: ["isbn"],
  fields: bookAdd,
} satisfies Importer;

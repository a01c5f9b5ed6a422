// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { SectionWhere } from "pilothouse/wire";
import { authorWhere } from "./author/author.where";
import { bookWhere } from "./book/book.where";

export const labSectionWhere = {
  author: authorWhere,
  book: bookWhere,
} satisfies SectionWhere;

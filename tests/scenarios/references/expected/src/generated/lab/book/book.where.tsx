// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceFilter } from "pilothouse/list";
import type { WhereFields } from "pilothouse/wire";
import { authorReference } from "../author/author.reference";
import { bookReference } from "./book.reference";

export const bookWhere = [
  { source: "isbn", as: "text" },
  { source: "title", as: "text" },
  {
    source: "author_id",
    as: "key",
    numeric: true,
    offers: <ReferenceFilter source="author_id" of={authorReference} />,
  },
  { source: "sequels", as: "keys", offers: <ReferenceFilter source="sequels" of={bookReference} /> },
] satisfies WhereFields;

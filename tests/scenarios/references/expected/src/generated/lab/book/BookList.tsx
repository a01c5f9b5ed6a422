// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, ReferenceColumn, ReferenceFilter, ReferencesColumn, TextColumn } from "pilothouse/list";
import { authorReference } from "../author/author.reference";
import { bookReference } from "./book.reference";

export const BookList = () => (
  <ListView
    sort={{ field: "isbn", order: "ASC" }}
    filters={[<ReferenceFilter key="author_id" source="author_id" of={authorReference} />]}
  >
    <TextColumn source="isbn" />
    <TextColumn source="title" />
    <ReferenceColumn source="author_id" of={authorReference} />
    <ReferencesColumn source="sequels" of={bookReference} />
  </ListView>
);

// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { RelatedList, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { bookReference } from "../book/book.reference";

export const AuthorShow = () => (
  <ShowView related={[<RelatedList key="book author_id" of={bookReference} target="author_id" source="id" />]}>
    <ShowGroup name="main">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

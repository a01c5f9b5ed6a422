// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { ReferenceField, ReferencesField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { authorReference } from "../author/author.reference";
import { bookReference } from "./book.reference";

export const BookShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField required source="isbn" />
      <ReferenceField required source="author_id" of={authorReference} />
      <ReferencesField source="sequels" of={bookReference} />
    </ShowGroup>
  </ShowView>
);

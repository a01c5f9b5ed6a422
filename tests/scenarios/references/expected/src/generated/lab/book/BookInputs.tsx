// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, ReferenceInput, ReferencesInput, TextInput } from "pilothouse/form";
import { authorReference } from "../author/author.reference";
import { bookReference } from "./book.reference";

export const BookInputs = () => (
  <InputGroup name="main">
    <TextInput source="isbn" required immutable />
    <TextInput source="title" required />
    <ReferenceInput source="author_id" required of={authorReference} />
    <ReferencesInput source="sequels" of={bookReference} />
  </InputGroup>
);

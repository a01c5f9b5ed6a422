// Generated from resources/lab/author.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, TextInput } from "pilothouse/form";

export const AuthorInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
  </InputGroup>
);

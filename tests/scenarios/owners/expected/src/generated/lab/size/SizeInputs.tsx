// Generated from resources/lab/size.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, TextInput } from "pilothouse/form";

export const SizeInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
  </InputGroup>
);

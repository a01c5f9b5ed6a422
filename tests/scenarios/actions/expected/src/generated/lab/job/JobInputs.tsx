// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, MoneyInput, TextInput } from "pilothouse/form";

export const JobInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required immutable />
    <MoneyInput source="cost" currency="rmb" />
    <TextInput source="host" />
    <TextInput source="reason" lines={3} />
  </InputGroup>
);

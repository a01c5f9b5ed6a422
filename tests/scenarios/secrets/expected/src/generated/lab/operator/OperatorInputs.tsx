// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { EmailInput, InputGroup, PhoneInput, SecretInput, TextInput } from "pilothouse/form";

export const OperatorInputs = () => (
  <InputGroup name="main">
    <TextInput source="user_id" required immutable />
    <SecretInput source="user_password" required min={8} />
    <EmailInput source="user_email" />
    <PhoneInput source="user_phone" area="user_phone_area" />
  </InputGroup>
);

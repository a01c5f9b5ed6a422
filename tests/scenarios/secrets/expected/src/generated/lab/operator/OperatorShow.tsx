// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { EmailField, NumberField, PhoneField, SecretField, ShowGroup, ShowView } from "pilothouse/show";

export const OperatorShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <SecretField required source="user_password" />
      <EmailField source="user_email" />
      <PhoneField source="user_phone" area="user_phone_area" />
      <NumberField source="comp_id" />
    </ShowGroup>
  </ShowView>
);

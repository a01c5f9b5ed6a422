// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { EmailInput, EnumInput, InputGroup } from "pilothouse/form";
import { emailLinkType, openState, sys } from "../../enums";

export const EmailInfoInputs = () => (
  <InputGroup name="main">
    <EnumInput source="sys" required of={sys} />
    <EmailInput source="link" required />
    <EnumInput source="link_type" required of={emailLinkType} />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);

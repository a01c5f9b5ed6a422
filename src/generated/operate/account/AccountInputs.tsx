// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import {
  EmailInput,
  EnumInput,
  FlagInput,
  InputGroup,
  IntegerInput,
  PhoneInput,
  ReferenceInput,
  SecretInput,
  TextInput,
  TimestampInput,
  Written,
} from "pilothouse/form";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const AccountInputs = () => (
  <>
    <InputGroup name="account">
      <TextInput source="user_id" required immutable max={64} />
      <Written by="another">
        <SecretInput source="user_password" min={8} max={64} generate />
      </Written>
      <TextInput source="user_name" required max={64} />
      <Written by="another">
        <EnumInput source="user_type" required of={userType} />
        <FlagInput source="service" />
        <EnumInput source="state" required of={openState} />
      </Written>
    </InputGroup>
    <InputGroup name="contact">
      <EmailInput source="user_email" />
      <PhoneInput source="user_phone" area="user_phone_area" />
    </InputGroup>
    <InputGroup name="rights">
      <Written by="another">
        <ReferenceInput source="comp_id" required of={companyReference} tree />
        <ReferenceInput source="company_id" of={companyReference} tree />
        <ReferenceInput source="role_id" required of={roleReference} pick="rela" />
        <EnumInput source="scope" required of={userScope} />
      </Written>
    </InputGroup>
    <InputGroup name="validity">
      <Written by="another">
        <IntegerInput source="validity_time" min={0} />
        <TimestampInput source="gmt_validity" />
      </Written>
      <TextInput source="remark" max={256} lines={3} />
    </InputGroup>
  </>
);

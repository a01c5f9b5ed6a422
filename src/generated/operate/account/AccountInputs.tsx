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
  WriteLock,
} from "pilothouse/form";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const AccountInputs = () => (
  <>
    <InputGroup name="account">
      <TextInput source="user_id" required immutable max={64} />
      <WriteLock by="another">
        <SecretInput source="user_password" min={8} max={64} generate />
      </WriteLock>
      <TextInput source="user_name" required max={64} />
      <WriteLock by="another">
        <EnumInput source="user_type" required of={userType} />
        <FlagInput source="service" />
        <EnumInput source="state" required of={openState} />
      </WriteLock>
    </InputGroup>
    <InputGroup name="contact">
      <EmailInput source="user_email" />
      <PhoneInput source="user_phone" area="user_phone_area" />
    </InputGroup>
    <InputGroup name="rights">
      <WriteLock by="another">
        <ReferenceInput source="comp_id" required of={companyReference} tree />
        <ReferenceInput source="company_id" of={companyReference} tree />
        <ReferenceInput source="role_id" required of={roleReference} pick="rela" />
        <EnumInput source="scope" required of={userScope} />
      </WriteLock>
    </InputGroup>
    <InputGroup name="validity">
      <WriteLock by="another">
        <IntegerInput source="validity_time" min={0} />
        <TimestampInput source="gmt_validity" />
      </WriteLock>
      <TextInput source="remark" max={256} lines={3} />
    </InputGroup>
  </>
);

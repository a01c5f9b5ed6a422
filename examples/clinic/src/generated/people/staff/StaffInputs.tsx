// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import {
  EmailInput,
  EnumInput,
  FlagInput,
  InputGroup,
  PhoneInput,
  ReferenceInput,
  SecretInput,
  TextInput,
  TimestampInput,
  WriteLock,
} from "pilothouse/form";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const StaffInputs = () => (
  <>
    <InputGroup name="person">
      <TextInput source="login_name" required immutable max={32} />
      <WriteLock by="another">
        <SecretInput source="passphrase" min={8} max={64} generate />
      </WriteLock>
      <TextInput source="full_name" required max={64} />
      <EmailInput source="mailbox" />
      <PhoneInput source="mobile" area="mobile_prefix" />
    </InputGroup>
    <InputGroup name="post">
      <WriteLock by="another">
        <ReferenceInput source="serves_as" required of={dutyReference} pick="assignable" />
        <FlagInput source="automatic" />
      </WriteLock>
      <ReferenceInput source="posted_to" of={wardReference} tree />
      <WriteLock by="another">
        <EnumInput source="standing" required of={standing} />
        <TimestampInput source="engaged_until" />
      </WriteLock>
    </InputGroup>
  </>
);

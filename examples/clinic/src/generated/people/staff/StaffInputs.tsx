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
  Written,
} from "pilothouse/form";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const StaffInputs = () => (
  <>
    <InputGroup name="person">
      <TextInput source="login_name" required immutable max={32} />
      <Written by="another">
        <SecretInput source="passphrase" min={8} max={64} generate />
      </Written>
      <TextInput source="full_name" required max={64} />
      <EmailInput source="mailbox" />
      <PhoneInput source="mobile" area="mobile_prefix" />
    </InputGroup>
    <InputGroup name="post">
      <Written by="another">
        <ReferenceInput source="serves_as" required of={dutyReference} pick="assignable" />
        <FlagInput source="automatic" />
      </Written>
      <ReferenceInput source="posted_to" of={wardReference} tree />
      <Written by="another">
        <EnumInput source="standing" required of={standing} />
        <TimestampInput source="engaged_until" />
      </Written>
    </InputGroup>
  </>
);

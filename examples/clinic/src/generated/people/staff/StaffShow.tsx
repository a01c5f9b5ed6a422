// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EmailField,
  EnumField,
  FlagField,
  PhoneField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { Standing } from "../../../../shared/generated/enums";
import { standing } from "../../enums";
import { wardReference } from "../../premises/ward/ward.reference";
import { dutyReference } from "../duty/duty.reference";

export const StaffShow = () => (
  <ShowView
    state={<EnumField required source="standing" of={standing} />}
    facts={[
      <TextField key="login_name" source="login_name" />,
      <TextField key="full_name" source="full_name" />,
      <ReferenceField key="serves_as" source="serves_as" of={dutyReference} />,
      <ReferenceField key="posted_to" source="posted_to" of={wardReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="standing"
        source="standing"
        of={standing}
        transitions={{ [Standing.active]: [Standing.suspended], [Standing.suspended]: [Standing.active] }}
        writer="another"
      />,
    ]}
  >
    <ShowGroup name="person">
      <SecretField source="passphrase" />
      <EmailField source="mailbox" />
      <PhoneField source="mobile" area="mobile_prefix" />
    </ShowGroup>
    <ShowGroup name="post">
      <FlagField source="automatic" />
      <TimestampField source="engaged_until" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="staff_no" />
      <TimestampField source="seen_at" />
      <TimestampField source="engaged_at" />
    </ShowGroup>
  </ShowView>
);

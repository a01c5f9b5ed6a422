// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EmailField,
  EnumField,
  FlagField,
  NumberField,
  PhoneField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const AccountShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    facts={[
      <TextField key="user_id" source="user_id" />,
      <ReferenceField key="role_id" source="role_id" of={roleReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TimestampField key="gmt_validity" source="gmt_validity" ends />,
      <TimestampField key="gmt_login" source="gmt_login" />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
        writer="another"
      />,
    ]}
  >
    <ShowGroup name="account">
      <SecretField source="user_password" />
      <TextField required source="user_name" />
      <EnumField required source="user_type" of={userType} />
      <FlagField source="service" />
    </ShowGroup>
    <ShowGroup name="contact">
      <EmailField source="user_email" />
      <PhoneField source="user_phone" area="user_phone_area" />
    </ShowGroup>
    <ShowGroup name="rights">
      <ReferenceField source="company_id" of={companyReference} />
      <EnumField required source="scope" of={userScope} />
    </ShowGroup>
    <ShowGroup name="validity">
      <NumberField source="validity_time" />
      <TextField source="remark" lines={3} />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/operate/account.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EmailColumn,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  FlagFilter,
  ListView,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { openState, userScope, userType } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "../company/company.reference";

export const AccountList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="user_name" source="user_name" />,
      <TextFilter key="user_id" source="user_id" />,
      <TextFilter key="user_email" source="user_email" />,
      <TextFilter key="user_phone" source="user_phone" />,
      <EnumFilter key="user_type" source="user_type" of={userType} />,
      <FlagFilter key="service" source="service" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="scope" source="scope" of={userScope} />,
      <ReferenceFilter key="role_id" source="role_id" of={roleReference} />,
      <EnumFilter key="state" source="state" of={openState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
        writer="another"
      />,
    ]}
  >
    <TextColumn source="user_id" />
    <TextColumn keep source="user_name" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferenceColumn source="role_id" of={roleReference} />
    <PhoneColumn source="user_phone" area="user_phone_area" />
    <EmailColumn source="user_email" />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_validity" ends />
    <TimestampColumn extra source="gmt_login" />
    <EnumColumn extra="account" source="user_type" of={userType} />
    <FlagColumn extra="account" source="service" />
    <ReferenceColumn extra="rights" source="company_id" of={companyReference} />
    <EnumColumn extra="rights" source="scope" of={userScope} />
    <NumberColumn extra="validity" source="validity_time" />
    <TextColumn extra="validity" source="remark" lines={3} />
    <TextColumn extra="record" source="id" />
    <TimestampColumn extra="record" source="gmt_create" />
  </ListView>
);

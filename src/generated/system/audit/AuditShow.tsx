// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  JsonField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { trailEvent } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const AuditShow = () => (
  <ShowView>
    <ShowGroup name="who">
      <TimestampField source="gmt_create" />
      <ReferenceField source="account_id" of={accountReference} />
      <TextField source="account_name" />
      <TextField source="address" mono />
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
    <ShowGroup name="what">
      <EnumField source="event" of={trailEvent} />
      <TextField source="call" mono />
      <TextField source="record_of" mono />
      <TextField source="record_key" mono />
      <TextField source="title" />
      <NumberField source="code" code />
      <JsonField source="changes" />
    </ShowGroup>
  </ShowView>
);

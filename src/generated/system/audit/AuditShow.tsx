// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import {
  CallField,
  EnumField,
  JsonField,
  KindField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  When,
} from "pilothouse/show";
import { TrailEvent } from "../../../../shared/generated/enums";
import { parts } from "../../../overrides/system/audit/audit.parts";
import { trailEvent } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const AuditShow = () => (
  <ShowView
    state={<EnumField source="event" of={trailEvent} />}
    facts={[
      <TimestampField key="gmt_create" source="gmt_create" />,
      <ReferenceField key="account_id" source="account_id" of={accountReference} />,
      <KindField key="record_of" source="record_of" />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
    ]}
    without={["history"]}
  >
    <ShowGroup name="who">
      <TextField source="account_name" />
      <TextField source="by_key" mono />
      <TextField source="address" mono />
    </ShowGroup>
    <ShowGroup name="what">
      <CallField source="call" />
      <TextField part={parts.fields.record_key} source="record_key" mono />
      <When is={{ event: [TrailEvent.refused] }}>
        <NumberField source="code" code />
      </When>
      <JsonField part={parts.fields.changes} source="changes" />
    </ShowGroup>
  </ShowView>
);

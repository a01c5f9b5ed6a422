// Generated from resources/system/audit.yaml. Do not edit: change the definition, then npm run generate.
import {
  CallFilter,
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  JsonColumn,
  KindColumn,
  KindFilter,
  ListView,
  NumberColumn,
  NumberFilter,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { parts } from "../../../overrides/system/audit/audit.parts";
import { trailEvent } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";

export const AuditList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
      <TextFilter key="account_name" source="account_name" />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
      <TextFilter key="by_key" source="by_key" />,
      <EnumFilter key="event" source="event" of={trailEvent} />,
      <CallFilter key="call" source="call" />,
      <KindFilter key="record_of" source="record_of" />,
      <TextFilter key="record_key" source="record_key" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <TextFilter key="address" source="address" />,
      <NumberFilter key="code" source="code" />,
    ]}
  >
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn source="account_id" of={accountReference} />
    <EnumColumn keep sortable={false} source="event" of={trailEvent} />
    <KindColumn sortable={false} source="record_of" />
    <TextColumn sortable={false} part={parts.columns.title} source="title" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn sortable={false} source="address" mono />
    <TextColumn extra="who" source="account_name" />
    <TextColumn extra="who" source="by_key" mono />
    <TextColumn extra="what" source="call" mono />
    <TextColumn extra="what" source="record_key" mono />
    <NumberColumn extra="what" source="code" code />
    <JsonColumn extra="what" source="changes" />
  </ListView>
);

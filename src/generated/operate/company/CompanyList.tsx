// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { agentType, companyType, sys } from "../../enums";
import { roleReference } from "../../system/role/role.reference";
import { companyReference } from "./company.reference";

export const CompanyList = () => (
  <ListView
    parent="comp_parent_id"
    order="sort"
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <TextFilter key="comp_name" source="comp_name" />,
      <EnumFilter key="comp_type" source="comp_type" of={companyType} />,
      <ReferenceFilter key="comp_parent_id" source="comp_parent_id" of={companyReference} tree />,
      <TextFilter key="comp_person" source="comp_person" />,
      <TextFilter key="country" source="country" />,
      <TextFilter key="city" source="city" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="comp_name" />
    <EnumColumn source="comp_type" of={companyType} />
    <TextColumn source="comp_person" />
    <PhoneColumn source="comp_phone" area="comp_phone_area" />
    <TextColumn source="city" />
    <NumberColumn source="sort" />
    <TimestampColumn source="gmt_create" />
    <ReferenceColumn extra source="comp_parent_id" of={companyReference} />
    <TextColumn extra="company" source="comp_short_name" />
    <EnumColumn extra="company" source="agent_type" of={agentType} />
    <EnumColumn extra="company" source="sys" of={sys} />
    <ReferencesColumn extra="company" source="factor_role_ids" of={roleReference} />
    <TextColumn extra="address" source="comp_addr" />
    <TextColumn extra="keys" source="dk" mono />
    <NumberColumn extra="keys" source="dk_limit" />
    <ReferenceColumn extra="record" source="comp_top_id" of={companyReference} />
    <TimestampColumn extra="record" source="gmt_update" />
    <TimestampColumn extra="record" source="gmt_end" />
    <TextColumn extra="record" source="comp_id" />
    <TextColumn extra="record" source="comp_key" mono />
  </ListView>
);

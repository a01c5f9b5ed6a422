// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  TextColumn,
  TextFilter,
} from "pilothouse/list";
import { wardKind } from "../../enums";
import { staffReference } from "../../people/staff/staff.reference";
import { wardReference } from "./ward.reference";

export const WardList = () => (
  <ListView
    parent="lies_in"
    order="rank"
    sort={{ field: "rank", order: "ASC" }}
    filters={[
      <TextFilter key="ward_name" source="ward_name" />,
      <TextFilter key="ward_name_zh" source="ward_name_zh" />,
      <EnumFilter key="ward_kind" source="ward_kind" of={wardKind} />,
    ]}
  >
    <TextColumn source="ward_name" />
    <TextColumn source="ward_name_zh" />
    <EnumColumn source="ward_kind" of={wardKind} />
    <NumberColumn source="beds" />
    <ReferenceColumn source="head_nurse" of={staffReference} />
    <TextColumn source="extension" mono />
    <ReferenceColumn extra="ward" source="lies_in" of={wardReference} />
    <NumberColumn extra="ward" source="rank" />
    <TextColumn extra="reach" source="quiet_hours" />
    <TextColumn extra="record" source="ward_no" />
  </ListView>
);

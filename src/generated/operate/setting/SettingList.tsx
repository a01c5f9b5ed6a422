// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  JsonColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { openState, serviceName, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const SettingList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="service" source="service" of={serviceName} />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="service" of={serviceName} />
    <ReferenceColumn source="zone" of={zoneReference} />
    <EnumColumn source="sys" of={sys} />
    <EnumColumn keep source="state" of={openState} />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_create" />
    <JsonColumn extra source="content" />
    <TextColumn extra source="id" />
  </ListView>
);

// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { healthState, serverStatus, serverType } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceRegistryList = () => (
  <ListView
    sort={{ field: "gmt_update", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={serverType} />,
      <TextFilter key="addr" source="addr" />,
      <ReferenceFilter key="zone" source="zone" of={zoneReference} />,
      <EnumFilter key="health_state" source="health_state" of={healthState} />,
      <EnumFilter key="state" source="state" of={serverStatus} />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={serverType} />
    <TextColumn source="addr" mono />
    <ReferenceColumn source="zone" of={zoneReference} />
    <NumberColumn source="weight" />
    <TextColumn source="tags" />
    <EnumColumn keep source="health_state" of={healthState} />
    <EnumColumn source="state" of={serverStatus} />
    <TextColumn extra source="id" />
    <TimestampColumn extra source="gmt_update" />
  </ListView>
);

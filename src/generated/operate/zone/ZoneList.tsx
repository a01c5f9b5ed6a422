// Generated from resources/operate/zone.yaml. Do not edit: change the definition, then npm run generate.
import { EnumColumn, EnumFilter, ListView, TextColumn, TextFilter, TimestampColumn } from "pilothouse/list";
import { openState, sys } from "../../enums";

export const ZoneList = () => (
  <ListView
    sort={{ field: "zone", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <TextFilter key="zone" source="zone" />,
      <TextFilter key="cn_name" source="cn_name" />,
      <TextFilter key="region" source="region" />,
      <EnumFilter key="sys" source="sys" of={sys} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
  >
    <TextColumn source="zone" />
    <TextColumn source="name" />
    <TextColumn source="cn_name" />
    <TextColumn source="region" />
    <EnumColumn source="sys" of={sys} />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
  </ListView>
);

// Generated from resources/operate/sysnotify_config.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { openState, sysnotifyType } from "../../enums";

export const SysnotifyConfigList = () => (
  <ListView
    sort={{ field: "gmt_update", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={sysnotifyType} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={sysnotifyType} />
    <EnumColumn keep source="state" of={openState} />
    <TextColumn source="time_range" />
    <NumberColumn source="interval" unit="min" />
    <TimestampColumn source="gmt_update" />
    <TextColumn extra source="id" />
  </ListView>
);

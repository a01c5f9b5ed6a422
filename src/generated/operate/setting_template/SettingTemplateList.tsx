// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { EnumColumn, EnumFilter, JsonColumn, ListView, TextColumn, TimestampColumn } from "pilothouse/list";
import { serviceName } from "../../enums";

export const SettingTemplateList = () => (
  <ListView
    sort={{ field: "service", order: "ASC" }}
    filters={[<EnumFilter key="service" source="service" of={serviceName} />]}
  >
    <EnumColumn source="service" of={serviceName} />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_update" />
    <JsonColumn extra source="content" />
  </ListView>
);

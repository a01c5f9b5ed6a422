// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { logLevel, serviceName } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const ServiceLogList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="content" source="content" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
      <EnumFilter key="service" source="service" of={serviceName} />,
      <EnumFilter key="level" source="level" of={logLevel} />,
      <TextFilter key="srv" source="srv" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <TextFilter key="trace_id" source="trace_id" />,
    ]}
  >
    <TimestampColumn source="gmt_create" />
    <EnumColumn source="service" of={serviceName} />
    <EnumColumn keep source="level" of={logLevel} />
    <TextColumn source="srv" mono />
    <TextColumn source="content" mono lines={3} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="trace_id" mono />
    <TextColumn extra source="id" />
  </ListView>
);

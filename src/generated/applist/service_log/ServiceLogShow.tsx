// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { logLevel, serviceName } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const ServiceLogShow = () => (
  <ShowView state={<EnumField source="level" of={logLevel} />}>
    <ShowGroup name="main">
      <EnumField source="service" of={serviceName} />
      <TextField source="srv" mono />
      <TextField source="trace_id" mono />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
  </ShowView>
);

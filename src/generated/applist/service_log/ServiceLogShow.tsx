// Generated from resources/applist/service_log.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { logLevel, serviceName } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const ServiceLogShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <EnumField source="service" of={serviceName} />
      <EnumField source="level" of={logLevel} />
      <TextField source="srv" mono />
      <TextField source="content" mono lines={3} />
      <TextField source="trace_id" mono />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
      <ReferenceField source="comp_id" of={companyReference} />
    </ShowGroup>
  </ShowView>
);

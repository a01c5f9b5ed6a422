// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { NumberField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const IpServerShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="ip" mono />
      <TextField source="local_ip" mono />
      <TextField source="region" />
      <ReferenceField source="zone" of={zoneReference} />
      <ReferenceField source="comp_id" of={companyReference} />
      <NumberField source="erate" unit="%" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

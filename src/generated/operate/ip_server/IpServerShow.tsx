// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { NumberField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const IpServerShow = () => (
  <ShowView
    facts={[
      <TextField key="local_ip" source="local_ip" mono />,
      <TextField key="region" source="region" />,
      <ReferenceField key="zone" source="zone" of={zoneReference} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
    ]}
  >
    <ShowGroup name="main">
      <NumberField source="erate" unit="%" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, NumberInput, ReferenceInput, TextInput } from "pilothouse/form";
import { companyReference } from "../company/company.reference";
import { zoneReference } from "../zone/zone.reference";

export const IpServerInputs = () => (
  <InputGroup name="main">
    <TextInput source="ip" required mono />
    <TextInput source="local_ip" required mono />
    <TextInput source="region" required max={64} />
    <ReferenceInput source="zone" required of={zoneReference} />
    <ReferenceInput source="comp_id" of={companyReference} tree />
    <NumberInput source="erate" min={0} max={100} unit="%" />
  </InputGroup>
);

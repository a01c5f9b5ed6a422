// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { deployState, sys } from "../../enums";
import { zoneReference } from "../../operate/zone/zone.reference";

export const DatacenterInputs = () => (
  <>
    <InputGroup name="datacenter">
      <TextInput source="name" required max={64} />
      <EnumInput source="sys" required of={sys} />
      <ReferenceInput source="zone" required of={zoneReference} />
      <EnumInput source="state" required of={deployState} />
      <FlagInput source="deploy_open" />
    </InputGroup>
    <InputGroup name="hosts">
      <TextInput source="ips" max={512} mono lines={3} />
      <TextInput source="domain_prefix" required max={64} mono />
      <TextInput source="domain" max={128} mono />
      <TextInput source="host" max={128} mono />
      <TextInput source="h5_host" max={128} mono />
      <TextInput source="cdn_host" max={128} mono />
      <IntegerInput source="port" min={0} max={65535} />
      <IntegerInput source="ssl_port" min={0} max={65535} />
    </InputGroup>
  </>
);

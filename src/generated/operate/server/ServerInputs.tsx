// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { envType, serverStatus, serverType, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServerInputs = () => (
  <>
    <InputGroup name="server">
      <TextInput source="name" required max={64} />
      <EnumInput source="type" required of={serverType} />
      <EnumInput source="sys" required of={sys} />
      <EnumInput source="env" required of={envType} />
      <TextInput source="region" max={64} />
      <ReferenceInput source="zone" of={zoneReference} />
      <EnumInput source="state" of={serverStatus} />
      <FlagInput source="master" />
    </InputGroup>
    <InputGroup name="addresses">
      <TextInput source="grpc_addr" max={128} mono />
      <TextInput source="http_addr" max={128} mono />
      <TextInput source="utd_addrs" max={512} mono lines={3} />
    </InputGroup>
    <InputGroup name="load">
      <IntegerInput source="lic_num" min={0} />
      <IntegerInput source="max_load" min={0} />
    </InputGroup>
  </>
);

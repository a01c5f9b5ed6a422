// Generated from resources/operate/service_node.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { serviceState, sys } from "../../enums";
import { zoneReference } from "../zone/zone.reference";

export const ServiceNodeInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <TextInput source="ip" required mono />
    <EnumInput source="sys" required of={sys} />
    <TextInput source="region" max={64} />
    <ReferenceInput source="zone" of={zoneReference} />
    <EnumInput source="pub_state" required of={serviceState} />
  </InputGroup>
);

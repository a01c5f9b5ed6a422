// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, TextInput } from "pilothouse/form";
import { serverStatus } from "../../enums";

export const ServiceRegistryInputs = () => (
  <InputGroup name="main">
    <IntegerInput source="weight" min={0} max={100} />
    <TextInput source="tags" max={128} />
    <EnumInput source="state" required of={serverStatus} />
  </InputGroup>
);

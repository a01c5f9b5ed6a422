// Generated from resources/applist/app_detail.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { clientType, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppDetailInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required of={appReference} />
    <EnumInput source="client_type" required of={clientType} />
    <TextInput source="app_packet" required max={128} mono />
    <TextInput source="rela_id" max={64} mono />
    <EnumInput source="state" required of={publishState} />
  </InputGroup>
);

// Generated from resources/operate/app_config.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { appReference } from "../../applist/app/app.reference";

export const AppConfigInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required immutable of={appReference} free="app_config.app_id" />
    <TextInput source="dev_oem_prefix" max={64} mono />
    <TextInput source="dev_pri_dk" max={64} mono />
    <TextInput source="dev_pub_dk" max={64} mono />
    <TextInput source="user_pri_dk" max={64} mono />
    <IntegerInput source="dev_ver_num" min={1} max={999999} />
    <IntegerInput source="free_days" min={1} max={30} />
  </InputGroup>
);

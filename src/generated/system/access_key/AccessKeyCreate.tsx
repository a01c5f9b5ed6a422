// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { UidField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { AccessKeyInputs } from "./AccessKeyInputs";
import { accessKeyAdd } from "./accessKey.schema";

export const AccessKeyCreate = () => (
  <CreateView
    schema={accessKeyAdd}
    defaults={{ minute_limit: 60, state: OpenState.enabled }}
    answer={[<UidField key="access_key" source="access_key" />]}
  >
    <AccessKeyInputs />
  </CreateView>
);

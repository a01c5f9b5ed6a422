// Generated from resources/system/access_key.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { AccessKeyInputs } from "./AccessKeyInputs";
import { accessKeySet } from "./accessKey.schema";

export const AccessKeyEdit = () => (
  <EditView schema={accessKeySet}>
    <AccessKeyInputs />
  </EditView>
);

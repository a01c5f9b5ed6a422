// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PassInputs } from "./PassInputs";
import { passSet } from "./pass.schema";

export const PassEdit = () => (
  <EditView schema={passSet}>
    <PassInputs />
  </EditView>
);

// Generated from resources/lab/hostile.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { HostileInputs } from "./HostileInputs";
import { hostileSet } from "./hostile.schema";

export const HostileEdit = () => (
  <EditView schema={hostileSet}>
    <HostileInputs />
  </EditView>
);

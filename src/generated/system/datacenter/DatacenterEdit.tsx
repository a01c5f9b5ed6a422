// Generated from resources/system/datacenter.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { DatacenterInputs } from "./DatacenterInputs";
import { datacenterSet } from "./datacenter.schema";

export const DatacenterEdit = () => (
  <EditView schema={datacenterSet}>
    <DatacenterInputs />
  </EditView>
);

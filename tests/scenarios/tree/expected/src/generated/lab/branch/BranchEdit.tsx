// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { BranchInputs } from "./BranchInputs";
import { branchSet } from "./branch.schema";

export const BranchEdit = () => (
  <EditView schema={branchSet}>
    <BranchInputs />
  </EditView>
);

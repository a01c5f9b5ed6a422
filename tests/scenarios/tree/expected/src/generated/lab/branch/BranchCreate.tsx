// Generated from resources/lab/branch.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { BranchInputs } from "./BranchInputs";
import { branchAdd } from "./branch.schema";

export const BranchCreate = () => (
  <CreateView schema={branchAdd}>
    <BranchInputs />
  </CreateView>
);

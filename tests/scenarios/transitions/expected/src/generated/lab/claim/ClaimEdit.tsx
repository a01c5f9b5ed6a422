// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ClaimInputs } from "./ClaimInputs";
import { claimSet } from "./claim.schema";

export const ClaimEdit = () => (
  <EditView schema={claimSet}>
    <ClaimInputs />
  </EditView>
);

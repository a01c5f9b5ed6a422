// Generated from resources/property/owner.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { OwnerInputs } from "./OwnerInputs";
import { ownerSet } from "./owner.schema";

export const OwnerEdit = () => (
  <EditView schema={ownerSet}>
    <OwnerInputs />
  </EditView>
);

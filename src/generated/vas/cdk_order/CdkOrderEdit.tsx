// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { CdkOrderInputs } from "./CdkOrderInputs";
import { cdkOrderSet } from "./cdkOrder.schema";

export const CdkOrderEdit = () => (
  <EditView schema={cdkOrderSet}>
    <CdkOrderInputs />
  </EditView>
);

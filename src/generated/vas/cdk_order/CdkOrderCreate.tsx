// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "../../../kit/form";
import { CdkOrderInputs } from "./CdkOrderInputs";
import { cdkOrderAdd } from "./cdkOrder.schema";

export const CdkOrderCreate = () => (
  <CreateView schema={cdkOrderAdd} defaults={{ public: 0 }}>
    <CdkOrderInputs />
  </CreateView>
);

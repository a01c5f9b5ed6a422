// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState, VersionLevel, VersionType } from "../../../../shared/generated/enums";
import { ProductVersionInputs } from "./ProductVersionInputs";
import { productVersionAdd } from "./productVersion.schema";

export const ProductVersionCreate = () => (
  <CreateView
    schema={productVersionAdd}
    defaults={{ type: VersionType.full, level: VersionLevel.optional, state: PublishState.delisted, limit: 0 }}
  >
    <ProductVersionInputs />
  </CreateView>
);

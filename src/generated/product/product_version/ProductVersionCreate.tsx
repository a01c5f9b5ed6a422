// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ProductVersionInputs } from "./ProductVersionInputs";
import { productVersionAdd } from "./productVersion.schema";

export const ProductVersionCreate = () => (
  <CreateView schema={productVersionAdd} defaults={{ type: 1, level: 1, state: 2, limit: 0 }}>
    <ProductVersionInputs />
  </CreateView>
);

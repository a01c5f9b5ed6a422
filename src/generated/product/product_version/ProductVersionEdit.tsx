// Generated from resources/product/product_version.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ProductVersionInputs } from "./ProductVersionInputs";
import { productVersionSet } from "./productVersion.schema";

export const ProductVersionEdit = () => (
  <EditView schema={productVersionSet}>
    <ProductVersionInputs />
  </EditView>
);

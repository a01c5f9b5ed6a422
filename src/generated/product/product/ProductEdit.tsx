// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ProductInputs } from "./ProductInputs";
import { productSet } from "./product.schema";

export const ProductEdit = () => (
  <EditView schema={productSet}>
    <ProductInputs />
  </EditView>
);

// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ProductInputs } from "./ProductInputs";
import { productAdd } from "./product.schema";

export const ProductCreate = () => (
  <CreateView schema={productAdd} defaults={{ node_type: 1, sys: 1 }}>
    <ProductInputs />
  </CreateView>
);

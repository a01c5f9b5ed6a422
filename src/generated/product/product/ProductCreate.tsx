// Generated from resources/product/product.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { NodeType, Sys } from "../../../../shared/generated/enums";
import { ProductInputs } from "./ProductInputs";
import { productAdd } from "./product.schema";

export const ProductCreate = () => (
  <CreateView schema={productAdd} defaults={{ node_type: NodeType.direct, sys: Sys.public }}>
    <ProductInputs />
  </CreateView>
);

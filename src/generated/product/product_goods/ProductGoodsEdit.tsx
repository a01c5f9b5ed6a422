// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ProductGoodsInputs } from "./ProductGoodsInputs";
import { productGoodsSet } from "./productGoods.schema";

export const ProductGoodsEdit = () => (
  <EditView schema={productGoodsSet}>
    <ProductGoodsInputs />
  </EditView>
);

// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ShopGoodsInputs } from "./ShopGoodsInputs";
import { shopGoodsSet } from "./shopGoods.schema";

export const ShopGoodsEdit = () => (
  <EditView schema={shopGoodsSet}>
    <ShopGoodsInputs />
  </EditView>
);

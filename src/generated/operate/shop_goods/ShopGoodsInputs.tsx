// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput } from "pilothouse/form";
import { appReference } from "../../applist/app/app.reference";
import { saleState } from "../../enums";
import { goodsReference } from "../goods/goods.reference";

export const ShopGoodsInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required of={appReference} />
    <ReferenceInput source="goods_id" required of={goodsReference} />
    <EnumInput source="state" required of={saleState} />
    <IntegerInput source="sort" min={0} />
  </InputGroup>
);

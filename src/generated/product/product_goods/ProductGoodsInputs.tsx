// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput } from "pilothouse/form";
import { saleState } from "../../enums";
import { goodsReference } from "../../operate/goods/goods.reference";
import { productReference } from "../product/product.reference";

export const ProductGoodsInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="pk" required of={productReference} />
    <ReferenceInput source="goods_id" required of={goodsReference} />
    <EnumInput source="state" of={saleState} />
    <IntegerInput source="sort" min={0} />
  </InputGroup>
);

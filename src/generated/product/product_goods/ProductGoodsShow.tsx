// Generated from resources/product/product_goods.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumField,
  NumberField,
  ReferenceField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { SaleState } from "../../../../shared/generated/enums";
import { saleState } from "../../enums";
import { goodsReference } from "../../operate/goods/goods.reference";
import { productReference } from "../product/product.reference";

export const ProductGoodsShow = () => (
  <ShowView
    state={<EnumField source="state" of={saleState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={saleState}
        transitions={{ [SaleState.on_sale]: [SaleState.off_sale], [SaleState.off_sale]: [SaleState.on_sale] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="pk" of={productReference} />
      <ReferenceField required source="goods_id" of={goodsReference} />
      <NumberField source="sort" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

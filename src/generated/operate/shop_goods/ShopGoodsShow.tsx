// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
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
import { appReference } from "../../applist/app/app.reference";
import { saleState } from "../../enums";
import { goodsReference } from "../goods/goods.reference";

export const ShopGoodsShow = () => (
  <ShowView
    state={<EnumField required source="state" of={saleState} />}
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
      <ReferenceField required source="app_id" of={appReference} />
      <ReferenceField required source="goods_id" of={goodsReference} />
      <NumberField source="sort" />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

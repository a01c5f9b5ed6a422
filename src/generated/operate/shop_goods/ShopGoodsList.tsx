// Generated from resources/operate/shop_goods.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { SaleState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { saleState } from "../../enums";
import { goodsReference } from "../goods/goods.reference";

export const ShopGoodsList = () => (
  <ListView
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="goods_id" source="goods_id" of={goodsReference} />,
      <EnumFilter key="state" source="state" of={saleState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={saleState}
        transitions={{ [SaleState.on_sale]: [SaleState.off_sale], [SaleState.off_sale]: [SaleState.on_sale] }}
      />,
    ]}
  >
    <ReferenceColumn source="app_id" of={appReference} />
    <ReferenceColumn source="goods_id" of={goodsReference} />
    <EnumColumn keep source="state" of={saleState} />
    <NumberColumn source="sort" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

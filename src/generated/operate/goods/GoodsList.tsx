// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { CallButton, TransitionButtons } from "pilothouse/actions";
import { ReferenceInput } from "pilothouse/ask";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  FlagColumn,
  ImageColumn,
  ListView,
  MoneyColumn,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { SaleState } from "../../../../shared/generated/enums";
import { goodsType, saleState, stockMonth } from "../../enums";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";
import { goodsCalls } from "./goods.calls";

export const GoodsList = () => (
  <ListView
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="category_id" source="category_id" of={goodsCategoryReference} tree />,
      <EnumFilter key="type" source="type" of={goodsType} />,
      <EnumFilter key="state" source="state" of={saleState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="month" source="month" of={stockMonth} />,
      <TextFilter key="promotion_code" source="promotion_code" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    actions={[
      <CallButton
        key="pull"
        call={goodsCalls.pull}
        icon="download"
        ask={[<ReferenceInput key="platform_id" source="platform_id" of={thirdPartyReference} />]}
      />,
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
    <TextColumn source="name" />
    <ImageColumn source="img" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <ReferenceColumn source="category_id" of={goodsCategoryReference} />
    <EnumColumn source="type" of={goodsType} />
    <EnumColumn source="month" of={stockMonth} />
    <MoneyColumn keep source="rmb" currency="rmb" />
    <MoneyColumn source="usd" currency="usd" />
    <MoneyColumn source="inr" currency="inr" />
    <EnumColumn keep source="state" of={saleState} />
    <MoneyColumn extra source="price" currency="rmb" />
    <NumberColumn extra="goods" source="sort" />
    <NumberColumn extra="sale" source="stock" />
    <NumberColumn extra="sale" source="limit" />
    <FlagColumn extra="sale" source="only" />
    <MoneyColumn extra="prices" source="fact_price" currency="rmb" />
    <MoneyColumn extra="prices" source="jpy" currency="jpy" />
    <TextColumn extra="prices" source="promotion_code" mono />
    <ReferenceColumn extra="providers" source="platform_id" of={thirdPartyReference} />
    <TextColumn extra="providers" source="other_id" mono />
    <TextColumn extra="providers" source="paypal_id" mono />
    <TextColumn extra="providers" source="stripe_id" mono />
    <TextColumn extra="providers" source="razorpay_id" mono />
    <TextColumn extra="record" source="id" />
    <TimestampColumn extra="record" source="gmt_create" />
  </ListView>
);

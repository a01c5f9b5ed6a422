// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  AttributesField,
  EnumField,
  FlagField,
  ImageField,
  MoneyField,
  NumberField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { SaleState } from "../../../../shared/generated/enums";
import { goodsType, lifecycleDays, saleState, stockMonth } from "../../enums";
import { productGoodsReference } from "../../product/product_goods/productGoods.reference";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { shopGoodsReference } from "../shop_goods/shopGoods.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";

export const GoodsShow = () => (
  <ShowView
    picture={<ImageField source="img" />}
    state={<EnumField required source="state" of={saleState} />}
    facts={[
      <MoneyField key="price" source="price" currency="rmb" />,
      <ReferenceField key="category_id" source="category_id" of={goodsCategoryReference} />,
      <EnumField key="type" source="type" of={goodsType} />,
      <EnumField key="month" source="month" of={stockMonth} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
    ]}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={saleState}
        transitions={{ [SaleState.on_sale]: [SaleState.off_sale], [SaleState.off_sale]: [SaleState.on_sale] }}
      />,
    ]}
    related={[
      <RelatedList key="shop_goods goods_id" of={shopGoodsReference} target="goods_id" source="id" />,
      <RelatedList key="product_goods goods_id" of={productGoodsReference} target="goods_id" source="id" />,
    ]}
  >
    <ShowGroup name="goods">
      <NumberField source="sort" />
    </ShowGroup>
    <ShowGroup name="sale">
      <NumberField source="stock" />
      <NumberField source="limit" />
      <FlagField source="only" />
      <AttributesField source="attr">
        <EnumField source="attr.lifecycle" of={lifecycleDays} />
        <NumberField source="attr.traffic" unit="MB" />
        <NumberField source="attr.viewers" />
      </AttributesField>
    </ShowGroup>
    <ShowGroup name="prices">
      <MoneyField required source="fact_price" currency="rmb" />
      <MoneyField source="rmb" currency="rmb" />
      <MoneyField source="usd" currency="usd" />
      <MoneyField source="inr" currency="inr" />
      <MoneyField source="jpy" currency="jpy" />
      <TextField source="promotion_code" mono />
    </ShowGroup>
    <ShowGroup name="providers">
      <ReferenceField source="platform_id" of={thirdPartyReference} />
      <TextField source="other_id" mono />
      <TextField source="paypal_id" mono />
      <TextField source="stripe_id" mono />
      <TextField source="razorpay_id" mono />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

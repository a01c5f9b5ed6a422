// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  FlagInput,
  ImageInput,
  InputGroup,
  IntegerInput,
  MoneyInput,
  ReferenceInput,
  TextInput,
} from "../../../kit/form";
import { goodsType, lifecycleDays, publishState, stockMonth } from "../../enums";
import { companyReference } from "../company/company.reference";
import { goodsCategoryReference } from "../goods_category/goodsCategory.reference";
import { thirdPartyReference } from "../third_party/thirdParty.reference";

export const GoodsInputs = () => (
  <>
    <InputGroup name="goods">
      <TextInput source="name" required max={64} />
      <ImageInput source="img" />
      <ReferenceInput source="category_id" required of={goodsCategoryReference} tree />
      <EnumInput source="type" required of={goodsType} />
      <EnumInput source="state" required of={publishState} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <IntegerInput source="sort" min={0} />
    </InputGroup>
    <InputGroup name="prices">
      <MoneyInput source="price" required currency="rmb" min="0.00" />
      <MoneyInput source="fact_price" required currency="rmb" min="0.00" />
      <MoneyInput source="rmb" currency="rmb" min="0.00" />
      <MoneyInput source="usd" currency="usd" min="0.00" />
      <MoneyInput source="inr" currency="inr" min="0.00" />
      <MoneyInput source="jpy" currency="jpy" min="0.00" />
      <TextInput source="promotion_code" max={32} mono />
    </InputGroup>
    <InputGroup name="sale">
      <EnumInput source="month" required of={stockMonth} />
      <IntegerInput source="stock" min={0} />
      <IntegerInput source="limit" min={0} />
      <FlagInput source="only" />
      <AttributesInput source="attr">
        <EnumInput source="attr.lifecycle" of={lifecycleDays} />
        <IntegerInput source="attr.traffic" min={0} unit="MB" />
        <IntegerInput source="attr.viewers" min={0} />
      </AttributesInput>
    </InputGroup>
    <InputGroup name="providers">
      <ReferenceInput source="platform_id" of={thirdPartyReference} />
      <TextInput source="other_id" max={64} mono />
      <TextInput source="paypal_id" max={64} mono />
      <TextInput source="stripe_id" max={64} mono />
      <TextInput source="razorpay_id" max={64} mono />
    </InputGroup>
  </>
);

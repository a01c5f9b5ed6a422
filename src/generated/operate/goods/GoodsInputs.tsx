// Generated from resources/operate/goods.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  FlagInput,
  ImageInput,
  InputGroup,
  IntegerInput,
  MoneyInput,
  PresetsInput,
  ReferenceInput,
  TextInput,
} from "pilothouse/form";
import { goodsType, lifecycleDays, saleState, stockMonth } from "../../enums";
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
      <EnumInput source="state" required of={saleState} />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <IntegerInput source="sort" min={0} />
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
    <InputGroup name="prices">
      <PresetsInput
        source="price_table"
        match={["month", "attr.lifecycle"]}
        set={["price", "fact_price", "rmb", "usd"]}
        rows={[
          [1, 1, "1.00", "1.00", "1.00", "2.00"],
          [3, 1, "3.00", "3.00", "3.00", "6.00"],
          [6, 1, "6.00", "6.00", "6.00", "12.00"],
          [12, 1, "10.00", "10.00", "10.00", "20.00"],
          [1, 3, "2.00", "2.00", "2.00", "4.00"],
          [3, 3, "6.00", "6.00", "6.00", "12.00"],
          [6, 3, "12.00", "12.00", "12.00", "24.00"],
          [12, 3, "20.00", "20.00", "20.00", "40.00"],
          [1, 7, "3.00", "3.00", "3.00", "6.00"],
          [3, 7, "9.00", "9.00", "9.00", "18.00"],
          [6, 7, "18.00", "18.00", "18.00", "36.00"],
          [12, 7, "30.00", "30.00", "30.00", "60.00"],
          [1, 15, "6.00", "6.00", "6.00", "12.00"],
          [3, 15, "18.00", "18.00", "18.00", "36.00"],
          [6, 15, "36.00", "36.00", "36.00", "72.00"],
          [12, 15, "60.00", "60.00", "60.00", "120.00"],
          [1, 30, "15.00", "15.00", "15.00", "30.00"],
          [3, 30, "45.00", "45.00", "45.00", "90.00"],
          [6, 30, "90.00", "90.00", "90.00", "180.00"],
          [12, 30, "150.00", "150.00", "150.00", "300.00"],
        ]}
      />
      <MoneyInput source="price" required currency="rmb" min="0.00" />
      <MoneyInput source="fact_price" required currency="rmb" min="0.00" />
      <MoneyInput source="rmb" currency="rmb" min="0.00" />
      <MoneyInput source="usd" currency="usd" min="0.00" />
      <MoneyInput source="inr" currency="inr" min="0.00" />
      <MoneyInput source="jpy" currency="jpy" min="0.00" />
      <TextInput source="promotion_code" max={32} mono />
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

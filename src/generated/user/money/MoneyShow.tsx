// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, MoneyField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { moneyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const MoneyShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField source="comp_id" of={companyReference} />
      <EnumField source="money_type" of={moneyType} />
      <TextField source="id" />
      <MoneyField source="money" currencyField="money_type" />
      <TimestampField source="gmt_update" />
    </ShowGroup>
  </ShowView>
);

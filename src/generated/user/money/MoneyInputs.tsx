// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, MoneyInput } from "../../../kit/form";
import { moneyFlowType, moneyType } from "../../enums";

export const MoneyInputs = () => (
  <InputGroup name="main">
    <EnumInput source="money_type" required of={moneyType} />
    <EnumInput source="type" required of={moneyFlowType} />
    <MoneyInput source="money" required currencyField="money_type" min="0.01" max="5000.00" />
  </InputGroup>
);

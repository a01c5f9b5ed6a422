// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, MoneyField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { parts } from "../../../overrides/user/money_flow/moneyFlow.parts";
import { auditState, moneyFlowType, moneyType } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";
import { payOrderReference } from "../pay_order/payOrder.reference";

export const MoneyFlowShow = () => (
  <ShowView
    state={<EnumField source="audit_state" of={auditState} />}
    facts={[
      <MoneyField
        key="money"
        second={<EnumField source="type" of={moneyFlowType} />}
        source="money"
        currencyField="money_type"
      />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <MoneyField key="balance" source="balance" currencyField="money_type" />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    above={<parts.above />}
  >
    <ShowGroup name="main">
      <EnumField source="money_type" of={moneyType} />
      <ReferenceField source="order_id" of={orderReference} />
      <ReferenceField source="pay_order_id" of={payOrderReference} />
      <TextField source="remark" />
      <ReferenceField source="account_id" of={accountReference} />
      <ReferenceField source="first_audit_id" of={accountReference} />
      <ReferenceField source="second_audit_id" of={accountReference} />
      <TextField source="audit_remark" />
      <TimestampField source="gmt_audit" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/user/money_flow.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "../../../kit/list";
import { auditState, moneyFlowType, moneyType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const MoneyFlowList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} />,
      <EnumFilter key="type" source="type" of={moneyFlowType} />,
      <EnumFilter key="money_type" source="money_type" of={moneyType} />,
      <EnumFilter key="audit_state" source="audit_state" of={auditState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <EnumColumn source="type" of={moneyFlowType} />
    <MoneyColumn source="money" currencyField="money_type" />
    <MoneyColumn source="balance" currencyField="money_type" />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn source="audit_state" of={auditState} />
    <ReferenceColumn source="order_id" of={orderReference} />
    <TextColumn source="remark" />
    <TimestampColumn source="gmt_create" />
  </ListView>
);

// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { MoneyField, TextInput } from "pilothouse/ask";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  MoneyColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { RefundState } from "../../../../shared/generated/enums";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { moneyType, refundState } from "../../enums";
import { accountReference } from "../../operate/account/account.reference";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../../vas/order/order.reference";

export const RefundList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    sums={[<MoneyColumn key="amount" label="refund.sums.amount" source="amount" currencyField="fee_type" />]}
    views={[
      {
        name: "waiting",
        when: { state: [RefundState.in_progress] },
        columns: ["order_id", "user_id", "comp_id", "reason", "amount", "account_id", "gmt_create"],
        sort: { field: "gmt_create", order: "ASC" },
        count: "decide",
      },
      { name: "refused", when: { state: [RefundState.failed] }, count: "all" },
      { name: "this_month", during: { gmt_create: "this_month" }, count: "all" },
    ]}
    filters={[
      <ReferenceFilter key="order_id" source="order_id" of={orderReference} />,
      <TextFilter key="reason" source="reason" />,
      <EnumFilter key="state" source="state" of={refundState} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <ReferenceFilter key="user_id" source="user_id" of={appUserReference} />,
      <ReferenceFilter key="buyer_id" source="buyer_id" of={companyReference} tree />,
      <ReferenceFilter key="account_id" source="account_id" of={accountReference} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={refundState}
        transitions={{
          [RefundState.in_progress]: [RefundState.successful, RefundState.failed],
          [RefundState.failed]: [RefundState.in_progress],
        }}
        asks={{ [RefundState.failed]: [<TextInput key="remark" source="remark" required max={256} lines={3} />] }}
        amount={{ field: "amount", amount: [<MoneyField key="amount" source="amount" currencyField="fee_type" />] }}
      />,
    ]}
  >
    <ReferenceColumn source="order_id" of={orderReference} />
    <ReferenceColumn source="user_id" of={appUserReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="reason" lines={3} />
    <MoneyColumn keep source="amount" currencyField="fee_type" />
    <EnumColumn keep source="state" of={refundState} />
    <TimestampColumn source="gmt_refund" />
    <TimestampColumn keep source="gmt_create" />
    <ReferenceColumn extra source="buyer_id" of={companyReference} />
    <ReferenceColumn extra source="account_id" of={accountReference} />
    <TextColumn extra="decision" source="remark" lines={3} />
    <ReferenceColumn extra="decision" source="decided_by" of={accountReference} />
    <TimestampColumn extra="decision" source="gmt_decided" />
    <ReferenceColumn extra="decision" source="reopened_by" of={accountReference} />
    <EnumColumn extra="request" source="fee_type" of={moneyType} />
  </ListView>
);

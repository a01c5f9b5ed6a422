// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { OpenState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { openState } from "../../enums";
import { paymentReference } from "../payment/payment.reference";

export const PaymentAppList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="app_id" source="app_id" of={appReference} />,
      <ReferenceFilter key="pay_id" source="pay_id" of={paymentReference} />,
      <EnumFilter key="state" source="state" of={openState} />,
    ]}
    rowActions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ReferenceColumn source="app_id" of={appReference} />
    <ReferenceColumn source="pay_id" of={paymentReference} />
    <EnumColumn keep source="state" of={openState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

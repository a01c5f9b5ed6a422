// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { OpenState } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { openState } from "../../enums";
import { paymentReference } from "../payment/payment.reference";

export const PaymentAppShow = () => (
  <ShowView
    state={<EnumField required source="state" of={openState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={openState}
        transitions={{ [OpenState.enabled]: [OpenState.disabled], [OpenState.disabled]: [OpenState.enabled] }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="app_id" of={appReference} />
      <ReferenceField required source="pay_id" of={paymentReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

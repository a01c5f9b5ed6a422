// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput } from "pilothouse/form";
import { appReference } from "../../applist/app/app.reference";
import { openState } from "../../enums";
import { paymentReference } from "../payment/payment.reference";

export const PaymentAppInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required of={appReference} />
    <ReferenceInput source="pay_id" required of={paymentReference} />
    <EnumInput source="state" required of={openState} />
  </InputGroup>
);

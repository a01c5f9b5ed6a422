// Generated from resources/operate/payment_app.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PaymentAppInputs } from "./PaymentAppInputs";
import { paymentAppSet } from "./paymentApp.schema";

export const PaymentAppEdit = () => (
  <EditView schema={paymentAppSet}>
    <PaymentAppInputs />
  </EditView>
);

// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { PaymentInputs } from "./PaymentInputs";
import { paymentSet } from "./payment.schema";

export const PaymentEdit = () => (
  <EditView schema={paymentSet}>
    <PaymentInputs />
  </EditView>
);

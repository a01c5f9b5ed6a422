// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { EnvType } from "../../../../shared/generated/enums";
import { PaymentInputs } from "./PaymentInputs";
import { paymentAdd } from "./payment.schema";

export const PaymentCreate = () => (
  <CreateView schema={paymentAdd} defaults={{ env_type: EnvType.test }}>
    <PaymentInputs />
  </CreateView>
);

// Generated from resources/product/refund.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { RefundInputs } from "./RefundInputs";
import { refundSet } from "./refund.schema";

export const RefundEdit = () => (
  <EditView schema={refundSet}>
    <RefundInputs />
  </EditView>
);

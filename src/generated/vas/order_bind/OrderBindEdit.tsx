// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { OrderBindInputs } from "./OrderBindInputs";
import { orderBindSet } from "./orderBind.schema";

export const OrderBindEdit = () => (
  <EditView schema={orderBindSet}>
    <OrderBindInputs />
  </EditView>
);

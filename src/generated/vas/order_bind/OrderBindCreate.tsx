// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OrderBindInputs } from "./OrderBindInputs";
import { orderBindAdd } from "./orderBind.schema";

export const OrderBindCreate = () => (
  <CreateView schema={orderBindAdd}>
    <OrderBindInputs />
  </CreateView>
);

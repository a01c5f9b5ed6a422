// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";

export const OrderBindInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="order_id" required immutable of={orderReference} free="order_bind.order_id" />
    <ReferenceInput source="comp_id" required of={companyReference} tree />
    <TextInput source="remark" max={256} lines={2} />
  </InputGroup>
);

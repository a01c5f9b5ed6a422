// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { orderType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";

export const OrderBindShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <ReferenceField required source="order_id" of={orderReference} />
      <ReferenceField required source="comp_id" of={companyReference} />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <EnumField source="type" of={orderType} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/vas/order_bind.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TimestampColumn,
} from "pilothouse/list";
import { orderType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { orderReference } from "../order/order.reference";

export const OrderBindList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <ReferenceFilter key="order_id" source="order_id" of={orderReference} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <EnumFilter key="type" source="type" of={orderType} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <ReferenceColumn source="order_id" of={orderReference} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <EnumColumn source="type" of={orderType} />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const PaymentList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="platform_app_id" source="platform_app_id" />,
      <EnumFilter key="platform_type" source="platform_type" of={payType} />,
      <EnumFilter key="env_type" source="env_type" of={envType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
    ]}
  >
    <EnumColumn source="platform_type" of={payType} />
    <EnumColumn keep source="env_type" of={envType} />
    <TextColumn source="platform_app_id" mono />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <UrlColumn source="platform_notify_url" />
    <TextColumn source="remark" lines={2} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="keys" source="platform_public_key" mono lines={4} />
    <UrlColumn extra="addresses" source="platform_gateway_url" />
    <UrlColumn extra="addresses" source="platform_return_url" />
    <TextColumn extra="record" source="id" />
  </ListView>
);

// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  ReferenceField,
  RelatedList,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";
import { paymentAppReference } from "../payment_app/paymentApp.reference";

export const PaymentShow = () => (
  <ShowView related={[<RelatedList key="payment_app pay_id" of={paymentAppReference} target="pay_id" source="id" />]}>
    <ShowGroup name="payment">
      <EnumField source="platform_type" of={payType} />
      <EnumField source="env_type" of={envType} />
      <TextField source="platform_app_id" mono />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="keys">
      <TextField source="platform_public_key" mono lines={4} />
      <SecretField source="platform_private_key" />
    </ShowGroup>
    <ShowGroup name="addresses">
      <UrlField source="platform_gateway_url" />
      <UrlField source="platform_return_url" />
      <UrlField source="platform_notify_url" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

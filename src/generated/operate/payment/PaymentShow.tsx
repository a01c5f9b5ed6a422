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
  <ShowView
    state={<EnumField required source="env_type" of={envType} />}
    facts={[
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <EnumField key="platform_type" source="platform_type" of={payType} />,
      <EnumField key="env_type" source="env_type" of={envType} />,
      <TimestampField key="gmt_create" source="gmt_create" />,
    ]}
    related={[<RelatedList key="payment_app pay_id" of={paymentAppReference} target="pay_id" source="id" />]}
  >
    <ShowGroup name="payment">
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="keys">
      <TextField source="platform_public_key" mono lines={4} />
      <SecretField source="platform_private_key" />
    </ShowGroup>
    <ShowGroup name="addresses">
      <UrlField source="platform_gateway_url" />
      <UrlField source="platform_return_url" />
      <UrlField required source="platform_notify_url" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

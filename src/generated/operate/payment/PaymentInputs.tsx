// Generated from resources/operate/payment.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, SecretInput, TextInput, UrlInput } from "pilothouse/form";
import { envType, payType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const PaymentInputs = () => (
  <>
    <InputGroup name="payment">
      <EnumInput source="platform_type" required of={payType} />
      <EnumInput source="env_type" required of={envType} />
      <TextInput source="platform_app_id" required max={128} mono />
      <ReferenceInput source="comp_id" required of={companyReference} tree />
      <TextInput source="remark" max={256} lines={2} />
    </InputGroup>
    <InputGroup name="keys">
      <TextInput source="platform_public_key" max={4000} mono lines={4} />
      <SecretInput source="platform_private_key" max={4000} lines={6} />
    </InputGroup>
    <InputGroup name="addresses">
      <UrlInput source="platform_gateway_url" />
      <UrlInput source="platform_return_url" />
      <UrlInput source="platform_notify_url" required />
    </InputGroup>
  </>
);

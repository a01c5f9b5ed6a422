// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, SecretInput, TextInput, UrlInput } from "pilothouse/form";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const ThirdPartyInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <EnumInput source="type" required of={thirdPartyType} />
    <ReferenceInput source="comp_id" required of={companyReference} tree />
    <TextInput source="app_key" required max={128} mono />
    <SecretInput source="app_secret" max={256} />
    <TextInput source="return_urls" max={2048} mono lines={4} />
    <UrlInput source="goods_url" />
  </InputGroup>
);

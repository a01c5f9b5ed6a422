// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  ReferenceField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
  UrlField,
} from "pilothouse/show";
import { ThirdPartyShowAbove } from "../../../overrides/operate/third_party/ThirdPartyShowAbove";
import { ThirdPartyShowActions } from "../../../overrides/operate/third_party/ThirdPartyShowActions";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const ThirdPartyShow = () => (
  <ShowView actions={[<ThirdPartyShowActions key="added" />]} above={<ThirdPartyShowAbove />}>
    <ShowGroup name="platform">
      <TextField source="name" />
      <EnumField source="type" of={thirdPartyType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="access">
      <TextField source="app_key" mono />
      <SecretField source="app_secret" />
      <TextField source="return_urls" mono lines={4} />
      <UrlField source="goods_url" />
    </ShowGroup>
  </ShowView>
);

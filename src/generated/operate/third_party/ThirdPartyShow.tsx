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
import { parts } from "../../../overrides/operate/third_party/thirdParty.parts";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const ThirdPartyShow = () => (
  <ShowView
    facts={[
      <EnumField key="type" source="type" of={thirdPartyType} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TextField key="app_key" source="app_key" mono />,
      <TextField key="return_urls" source="return_urls" mono lines={4} />,
    ]}
    added={<parts.actions />}
    above={<parts.above />}
  >
    <ShowGroup name="platform">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
    <ShowGroup name="access">
      <SecretField source="app_secret" />
      <UrlField source="goods_url" />
    </ShowGroup>
  </ShowView>
);

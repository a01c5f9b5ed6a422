// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  ReferenceField,
  ReferencesField,
  SecretField,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { appReference } from "../../applist/app/app.reference";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const ThirdPartyShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="type" of={thirdPartyType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="app_key" mono />
      <SecretField source="app_secret" />
      <TextField source="return_urls" mono lines={4} />
      <ReferencesField source="app_ids" of={appReference} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const IccidShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="iccid" mono />
      <EnumField source="network_type" of={carrier} />
      <EnumField source="brand_id" of={iccProvider} />
      <EnumField source="type" of={iccidType} />
      <EnumField source="link_type" of={linkType} />
      <TextField source="link_id" />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

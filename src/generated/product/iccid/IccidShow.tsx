// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const IccidShow = () => (
  <ShowView
    facts={[
      <EnumField key="network_type" source="network_type" of={carrier} />,
      <EnumField key="brand_id" source="brand_id" of={iccProvider} />,
      <EnumField key="type" source="type" of={iccidType} />,
      <EnumField key="link_type" source="link_type" of={linkType} />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="link_id" />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

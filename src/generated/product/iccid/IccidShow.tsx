// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, LeadField, ReferenceField, ShowGroup, ShowView, TimestampField } from "pilothouse/show";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

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
      <LeadField
        source="link_id"
        by="link_type"
        to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
      />
      <ReferenceField source="comp_id" of={companyReference} />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

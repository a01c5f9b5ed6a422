// Generated from resources/product/iccid.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  LeadColumn,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { LinkType } from "../../../../shared/generated/enums";
import { appReference } from "../../applist/app/app.reference";
import { appUserReference } from "../../applist/app_user/appUser.reference";
import { carrier, iccProvider, iccidType, linkType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { deviceReference } from "../device/device.reference";
import { productReference } from "../product/product.reference";

export const IccidList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    views={[
      { name: "in_devices", when: { link_type: [LinkType.device] }, count: "all" },
      { name: "with_companies", when: { link_type: [LinkType.company] }, count: "all" },
      { name: "this_month", during: { gmt_create: "this_month" }, count: "all" },
    ]}
    filters={[
      <TextFilter key="iccid" source="iccid" />,
      <EnumFilter key="network_type" source="network_type" of={carrier} />,
      <EnumFilter key="brand_id" source="brand_id" of={iccProvider} />,
      <EnumFilter key="type" source="type" of={iccidType} />,
      <EnumFilter key="link_type" source="link_type" of={linkType} />,
      <TextFilter key="link_id" source="link_id" />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="iccid" mono />
    <EnumColumn source="network_type" of={carrier} />
    <EnumColumn source="brand_id" of={iccProvider} />
    <EnumColumn source="type" of={iccidType} />
    <EnumColumn source="link_type" of={linkType} />
    <LeadColumn
      source="link_id"
      by="link_type"
      to={{ 1: companyReference, 2: appReference, 3: productReference, 4: deviceReference, 5: appUserReference }}
    />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TimestampColumn source="gmt_create" />
  </ListView>
);

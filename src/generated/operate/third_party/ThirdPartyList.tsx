// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  ReferencesColumn,
  TextColumn,
  TextFilter,
  TimestampColumn,
  UrlColumn,
} from "pilothouse/list";
import { appReference } from "../../applist/app/app.reference";
import { thirdPartyType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const ThirdPartyList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={thirdPartyType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <TextFilter key="app_key" source="app_key" />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={thirdPartyType} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="app_key" mono />
    <TextColumn source="return_urls" mono lines={4} />
    <UrlColumn source="goods_url" />
    <ReferencesColumn source="app_ids" of={appReference} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="platform" source="id" />
  </ListView>
);

// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  PhoneColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";

export const CommunityList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <EnumFilter key="type" source="type" of={communityType} />,
      <ReferenceFilter key="comp_id" source="comp_id" of={companyReference} tree />,
      <TextFilter key="person" source="person" />,
      <TextFilter key="city" source="city" />,
    ]}
  >
    <TextColumn source="name" />
    <EnumColumn source="type" of={communityType} />
    <ReferenceColumn source="comp_id" of={companyReference} />
    <TextColumn source="person" />
    <PhoneColumn source="phone" />
    <TextColumn source="city" />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra="community" source="remark" lines={2} />
    <TextColumn extra="place" source="address" />
    <TextColumn extra="record" source="id" />
  </ListView>
);

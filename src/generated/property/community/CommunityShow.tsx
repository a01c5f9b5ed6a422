// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  PhoneField,
  PointField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "pilothouse/show";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { buildingReference } from "../building/building.reference";
import { noticeReference } from "../notice/notice.reference";

export const CommunityShow = () => (
  <ShowView
    facts={[
      <EnumField key="type" source="type" of={communityType} />,
      <ReferenceField key="comp_id" source="comp_id" of={companyReference} />,
      <TextField key="person" source="person" />,
      <PhoneField key="phone" source="phone" />,
    ]}
    related={[
      <RelatedList
        key="building community_id"
        of={buildingReference}
        target="community_id"
        source="id"
        needs="extensions"
      />,
      <RelatedList
        key="notice community_id"
        of={noticeReference}
        target="community_id"
        source="id"
        needs="extensions"
      />,
    ]}
  >
    <ShowGroup name="community">
      <TextField source="remark" lines={2} />
    </ShowGroup>
    <ShowGroup name="place">
      <TextField source="city" />
      <TextField source="address" />
      <PointField source="location" latitude="latitude" longitude="longitude" />
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

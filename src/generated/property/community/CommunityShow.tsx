// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumField,
  NumberField,
  PhoneField,
  PointField,
  ReferenceField,
  RelatedList,
  ShowGroup,
  ShowView,
  TextField,
  TimestampField,
} from "../../../kit/show";
import { communityType } from "../../enums";
import { companyReference } from "../../operate/company/company.reference";
import { buildingReference } from "../building/building.reference";
import { noticeReference } from "../notice/notice.reference";

export const CommunityShow = () => (
  <ShowView
    related={[
      <RelatedList key="building community_id" of={buildingReference} target="community_id" source="id" />,
      <RelatedList key="notice community_id" of={noticeReference} target="community_id" source="id" />,
    ]}
  >
    <ShowGroup name="main">
      <TextField source="name" />
      <EnumField source="type" of={communityType} />
      <ReferenceField source="comp_id" of={companyReference} />
      <TextField source="person" />
      <PhoneField source="phone" />
      <TextField source="city" />
      <TextField source="address" />
      <NumberField source="latitude" />
      <NumberField source="longitude" />
      <PointField source="location" latitude="latitude" longitude="longitude" />
      <TextField source="remark" lines={2} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

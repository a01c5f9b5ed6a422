// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, ReferenceInput, TextInput } from "pilothouse/form";
import { articleState, noticeType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const NoticeInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" required max={128} />
    <ReferenceInput source="community_id" required of={communityReference} />
    <EnumInput source="type" required of={noticeType} />
    <TextInput source="content" required max={4000} lines={6} />
    <EnumInput source="state" required of={articleState} />
  </InputGroup>
);

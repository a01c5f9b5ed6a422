// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField, TimestampField } from "pilothouse/show";
import { ArticleState } from "../../../../shared/generated/enums";
import { articleState, noticeType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const NoticeShow = () => (
  <ShowView
    state={<EnumField required source="state" of={articleState} />}
    actions={[
      <TransitionButtons
        key="state"
        source="state"
        of={articleState}
        transitions={{
          [ArticleState.published]: [ArticleState.unpublished],
          [ArticleState.unpublished]: [ArticleState.published],
        }}
      />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField required source="community_id" of={communityReference} />
      <EnumField required source="type" of={noticeType} />
      <TextField required source="content" lines={6} />
      <TextField source="id" />
      <TimestampField source="gmt_create" />
    </ShowGroup>
  </ShowView>
);

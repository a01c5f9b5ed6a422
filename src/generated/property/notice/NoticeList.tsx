// Generated from resources/property/notice.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { ArticleState } from "../../../../shared/generated/enums";
import { articleState, noticeType } from "../../enums";
import { communityReference } from "../community/community.reference";

export const NoticeList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <ReferenceFilter key="community_id" source="community_id" of={communityReference} />,
      <EnumFilter key="type" source="type" of={noticeType} />,
      <EnumFilter key="state" source="state" of={articleState} />,
      <DateRangeFilter key="gmt_create" source="gmt_create" />,
    ]}
    rowActions={[
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
    <TextColumn source="title" />
    <ReferenceColumn source="community_id" of={communityReference} />
    <EnumColumn source="type" of={noticeType} />
    <TextColumn source="content" lines={6} />
    <EnumColumn keep source="state" of={articleState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="id" />
  </ListView>
);

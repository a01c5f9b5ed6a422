// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { TransitionButtons } from "pilothouse/actions";
import {
  DateRangeFilter,
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  ReferenceFilter,
  TextColumn,
  TextFilter,
  TimestampColumn,
} from "pilothouse/list";
import { ArticleState } from "../../../../shared/generated/enums";
import { articleState } from "../../enums";
import { wikiCategoryReference } from "../wiki_category/wikiCategory.reference";

export const WikiList = () => (
  <ListView
    sort={{ field: "gmt_create", order: "DESC" }}
    filters={[
      <TextFilter key="title" source="title" />,
      <ReferenceFilter key="category_id" source="category_id" of={wikiCategoryReference} />,
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
    <ReferenceColumn source="category_id" of={wikiCategoryReference} />
    <NumberColumn source="sort" />
    <EnumColumn keep source="state" of={articleState} />
    <TimestampColumn source="gmt_create" />
    <TextColumn extra source="content" lines={10} />
    <TextColumn extra source="id" />
  </ListView>
);

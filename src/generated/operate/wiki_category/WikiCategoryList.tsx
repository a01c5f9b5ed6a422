// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { ListView, NumberColumn, ReferenceColumn, ReferenceFilter, TextColumn, TextFilter } from "pilothouse/list";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";

export const WikiCategoryList = () => (
  <ListView
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="detail_id" source="detail_id" of={feedbackBotReference} />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="detail_id" of={feedbackBotReference} />
    <NumberColumn source="sort" />
    <TextColumn extra source="id" />
  </ListView>
);

// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { ImportButton } from "pilothouse/import";
import { ListView, NumberColumn, ReferenceColumn, ReferenceFilter, TextColumn, TextFilter } from "pilothouse/list";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";

export const WikiCategoryList = () => (
  <ListView
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <TextFilter key="name" source="name" />,
      <ReferenceFilter key="detail_id" source="detail_id" of={feedbackBotReference} />,
    ]}
    actions={[
      <ImportButton
        key="import"
        action="add"
        updates
        of={() => import("./wikiCategory.import").then((m) => m.wikiCategoryImporter)}
      />,
    ]}
  >
    <TextColumn source="name" />
    <ReferenceColumn source="detail_id" of={feedbackBotReference} />
    <NumberColumn source="sort" />
  </ListView>
);

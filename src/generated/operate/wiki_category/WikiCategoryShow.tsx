// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { NumberField, ReferenceField, RelatedList, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";
import { wikiReference } from "../wiki/wiki.reference";

export const WikiCategoryShow = () => (
  <ShowView related={[<RelatedList key="wiki category_id" of={wikiReference} target="category_id" source="id" />]}>
    <ShowGroup name="main">
      <ReferenceField required source="detail_id" of={feedbackBotReference} />
      <NumberField source="sort" />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/operate/wiki_category.yaml. Do not edit: change the definition, then npm run generate.
import { InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { feedbackBotReference } from "../feedback_bot/feedbackBot.reference";

export const WikiCategoryInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <ReferenceInput source="detail_id" required of={feedbackBotReference} />
    <IntegerInput source="sort" min={0} />
  </InputGroup>
);

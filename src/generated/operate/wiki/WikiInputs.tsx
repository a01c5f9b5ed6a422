// Generated from resources/operate/wiki.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { articleState } from "../../enums";
import { wikiCategoryReference } from "../wiki_category/wikiCategory.reference";

export const WikiInputs = () => (
  <InputGroup name="main">
    <TextInput source="title" required max={128} />
    <ReferenceInput source="category_id" required of={wikiCategoryReference} />
    <TextInput source="content" required max={8000} lines={10} />
    <IntegerInput source="sort" min={0} />
    <EnumInput source="state" required of={articleState} />
  </InputGroup>
);

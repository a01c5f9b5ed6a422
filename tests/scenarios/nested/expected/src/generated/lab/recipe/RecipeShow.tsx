// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { AttributesField, EnumField, ListField, NumberField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { publishState } from "../../enums";

export const RecipeShow = () => (
  <ShowView>
    <ShowGroup name="recipe">
      <AttributesField source="attr">
        <TextField source="attr.color" />
        <NumberField source="attr.weight" />
      </AttributesField>
    </ShowGroup>
    <ShowGroup name="steps">
      <ListField source="steps" title="name">
        <TextField source="steps.name" />
        <NumberField source="steps.seconds" unit="s" />
        <EnumField source="steps.state" of={publishState} />
      </ListField>
    </ShowGroup>
    <ShowGroup name="record">
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

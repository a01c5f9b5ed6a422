// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import {
  AttributesInput,
  EnumInput,
  InputGroup,
  IntegerInput,
  ListInput,
  NumberInput,
  TextInput,
} from "pilothouse/form";
import { publishState } from "../../enums";

export const RecipeInputs = () => (
  <>
    <InputGroup name="recipe">
      <TextInput source="name" required />
      <AttributesInput source="attr">
        <TextInput source="attr.color" />
        <NumberInput source="attr.weight" min={0} />
      </AttributesInput>
    </InputGroup>
    <InputGroup name="steps">
      <ListInput source="steps" title="name">
        <TextInput source="steps.name" required />
        <IntegerInput source="steps.seconds" min={1} unit="s" />
        <EnumInput source="steps.state" of={publishState} />
      </ListInput>
    </InputGroup>
  </>
);

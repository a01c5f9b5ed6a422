// Generated from resources/applist/app_resource.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, ImageInput, InputGroup, LocalizedInput, ReferenceInput, TextInput } from "pilothouse/form";
import { imageType, language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppResourceInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="master_id" required of={appReference} />
    <TextInput source="key" required max={64} mono />
    <EnumInput source="state" required of={publishState} />
    <LocalizedInput source="urls">
      <EnumInput source="urls.lang" required of={language} />
      <EnumInput source="urls.type" required of={imageType} />
      <ImageInput source="urls.url" required />
      <TextInput source="urls.param" max={256} />
    </LocalizedInput>
  </InputGroup>
);

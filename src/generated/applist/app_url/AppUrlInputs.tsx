// Generated from resources/applist/app_url.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, LocalizedInput, ReferenceInput, TextInput, UrlInput } from "pilothouse/form";
import { language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppUrlInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required of={appReference} />
    <TextInput source="name" required max={64} />
    <EnumInput source="state" required of={publishState} />
    <LocalizedInput source="details">
      <EnumInput source="details.lang" required of={language} />
      <TextInput source="details.title" max={128} />
      <UrlInput source="details.url" required />
    </LocalizedInput>
  </InputGroup>
);

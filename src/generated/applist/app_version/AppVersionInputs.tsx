// Generated from resources/applist/app_version.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, FlagInput, InputGroup, LocalizedInput, ReferenceInput, TextInput, UrlInput } from "pilothouse/form";
import { language, publishState } from "../../enums";
import { appReference } from "../app/app.reference";

export const AppVersionInputs = () => (
  <InputGroup name="main">
    <ReferenceInput source="app_id" required of={appReference} />
    <TextInput source="name" required max={64} />
    <TextInput source="ver" required max={32} mono />
    <FlagInput source="force" />
    <EnumInput source="state" required of={publishState} />
    <LocalizedInput source="details">
      <EnumInput source="details.lang" required of={language} />
      <TextInput source="details.title" required max={128} />
      <TextInput source="details.content" required max={2000} lines={5} />
      <UrlInput source="details.url" />
    </LocalizedInput>
  </InputGroup>
);

// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, LocalizedInput, TextInput, UrlInput } from "pilothouse/form";
import { language } from "../../enums";

export const GreetingInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required />
    <LocalizedInput source="details" required>
      <EnumInput source="details.lang" required of={language} />
      <UrlInput source="details.url" />
      <TextInput source="details.title" required />
      <TextInput source="details.content" lines={6} />
    </LocalizedInput>
  </InputGroup>
);

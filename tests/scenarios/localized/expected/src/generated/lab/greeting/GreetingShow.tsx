// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, LocalizedField, ShowGroup, ShowView, TextField, UrlField } from "pilothouse/show";
import { language } from "../../enums";

export const GreetingShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <LocalizedField required source="details">
        <EnumField source="details.lang" of={language} />
        <UrlField source="details.url" />
        <TextField source="details.title" />
        <TextField source="details.content" lines={6} />
      </LocalizedField>
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

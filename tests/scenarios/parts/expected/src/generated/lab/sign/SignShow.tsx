// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { parts } from "../../../overrides/lab/sign/sign.parts";
import { publishState } from "../../enums";
import { signReference } from "./sign.reference";

export const SignShow = () => (
  <ShowView state={<EnumField source="state" of={publishState} />} added={<parts.actions />} above={<parts.above />}>
    <ShowGroup name="main">
      <TextField part={parts.fields.place} source="place" />
      <ReferenceField source="above" of={signReference} />
      <TextField source="id" />
    </ShowGroup>
  </ShowView>
);

// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, InputPart, TextInput } from "pilothouse/form";
import { parts } from "../../../overrides/lab/sign/sign.parts";
import { publishState } from "../../enums";
import { signReference } from "./sign.reference";

export const SignInputs = () => (
  <InputGroup name="main">
    <TextInput source="name" required max={64} />
    <TextInput source="place" immutable max={32} />
    <EnumInput source="state" of={publishState} />
    <InputPart part={parts.inputs.above} source="above" of={signReference} />
  </InputGroup>
);

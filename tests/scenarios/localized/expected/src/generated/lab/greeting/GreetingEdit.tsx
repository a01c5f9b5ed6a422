// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { GreetingInputs } from "./GreetingInputs";
import { greetingSet } from "./greeting.schema";

export const GreetingEdit = () => (
  <EditView schema={greetingSet}>
    <GreetingInputs />
  </EditView>
);

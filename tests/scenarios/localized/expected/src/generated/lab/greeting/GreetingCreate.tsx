// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { GreetingInputs } from "./GreetingInputs";
import { greetingAdd } from "./greeting.schema";

export const GreetingCreate = () => (
  <CreateView schema={greetingAdd}>
    <GreetingInputs />
  </CreateView>
);

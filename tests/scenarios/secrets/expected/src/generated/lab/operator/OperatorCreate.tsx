// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OperatorInputs } from "./OperatorInputs";
import { operatorAdd } from "./operator.schema";

export const OperatorCreate = () => (
  <CreateView schema={operatorAdd} defaults={{ user_phone_area: "+86" }}>
    <OperatorInputs />
  </CreateView>
);

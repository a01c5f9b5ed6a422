// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { OperatorInputs } from "./OperatorInputs";
import { operatorSet } from "./operator.schema";

export const OperatorEdit = () => (
  <EditView schema={operatorSet}>
    <OperatorInputs />
  </EditView>
);

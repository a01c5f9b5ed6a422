// Generated from resources/user/money.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "../../../kit/form";
import { MoneyInputs } from "./MoneyInputs";
import { moneySet } from "./money.schema";

export const MoneyEdit = () => (
  <EditView schema={moneySet}>
    <MoneyInputs />
  </EditView>
);

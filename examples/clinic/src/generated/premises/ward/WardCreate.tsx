// Generated from resources/premises/ward.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { WardKind } from "../../../../shared/generated/enums";
import { WardInputs } from "./WardInputs";
import { wardAdd } from "./ward.schema";

export const WardCreate = () => (
  <CreateView schema={wardAdd} defaults={{ ward_kind: WardKind.ward, beds: 0, rank: 0 }}>
    <WardInputs />
  </CreateView>
);

// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { ThirdPartyInputs } from "./ThirdPartyInputs";
import { thirdPartySet } from "./thirdParty.schema";

export const ThirdPartyEdit = () => (
  <EditView schema={thirdPartySet}>
    <ThirdPartyInputs />
  </EditView>
);

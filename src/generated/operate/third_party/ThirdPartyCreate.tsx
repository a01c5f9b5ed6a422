// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { ThirdPartyInputs } from "./ThirdPartyInputs";
import { thirdPartyAdd } from "./thirdParty.schema";

export const ThirdPartyCreate = () => (
  <CreateView schema={thirdPartyAdd}>
    <ThirdPartyInputs />
  </CreateView>
);

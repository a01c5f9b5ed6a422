// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { PublishState } from "../../../../shared/generated/enums";
import { SignInputs } from "./SignInputs";
import { signAdd } from "./sign.schema";

export const SignCreate = () => (
  <CreateView schema={signAdd} defaults={{ state: PublishState.released }}>
    <SignInputs />
  </CreateView>
);

// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { EmailInfoInputs } from "./EmailInfoInputs";
import { emailInfoAdd } from "./emailInfo.schema";

export const EmailInfoCreate = () => (
  <CreateView schema={emailInfoAdd} defaults={{ sys: 1, link_type: 1, state: 1 }}>
    <EmailInfoInputs />
  </CreateView>
);

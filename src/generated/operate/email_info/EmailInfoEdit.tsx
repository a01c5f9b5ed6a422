// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { EmailInfoInputs } from "./EmailInfoInputs";
import { emailInfoSet } from "./emailInfo.schema";

export const EmailInfoEdit = () => (
  <EditView schema={emailInfoSet}>
    <EmailInfoInputs />
  </EditView>
);

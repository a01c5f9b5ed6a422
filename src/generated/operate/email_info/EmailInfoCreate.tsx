// Generated from resources/operate/email_info.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { EmailLinkType, OpenState, Sys } from "../../../../shared/generated/enums";
import { EmailInfoInputs } from "./EmailInfoInputs";
import { emailInfoAdd } from "./emailInfo.schema";

export const EmailInfoCreate = () => (
  <CreateView
    schema={emailInfoAdd}
    defaults={{ sys: Sys.public, link_type: EmailLinkType.alarm, state: OpenState.enabled }}
  >
    <EmailInfoInputs />
  </CreateView>
);

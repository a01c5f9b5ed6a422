// Generated from resources/operate/setting_template.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SettingTemplateInputs } from "./SettingTemplateInputs";
import { settingTemplateSet } from "./settingTemplate.schema";

export const SettingTemplateEdit = () => (
  <EditView schema={settingTemplateSet}>
    <SettingTemplateInputs />
  </EditView>
);

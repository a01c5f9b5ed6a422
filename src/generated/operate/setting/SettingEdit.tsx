// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { SettingInputs } from "./SettingInputs";
import { settingSet } from "./setting.schema";

export const SettingEdit = () => (
  <EditView schema={settingSet}>
    <SettingInputs />
  </EditView>
);

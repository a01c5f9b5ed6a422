// Generated from resources/operate/setting.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { OpenState, Sys } from "../../../../shared/generated/enums";
import { SettingInputs } from "./SettingInputs";
import { settingAdd } from "./setting.schema";

export const SettingCreate = () => (
  <CreateView schema={settingAdd} defaults={{ sys: Sys.public, state: OpenState.disabled }}>
    <SettingInputs />
  </CreateView>
);

// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { CreateView } from "pilothouse/form";
import { MenuType } from "../../../../shared/generated/enums";
import { MenuInputs } from "./MenuInputs";
import { menuAdd } from "./menu.schema";

export const MenuCreate = () => (
  <CreateView schema={menuAdd} defaults={{ type: MenuType.screen }}>
    <MenuInputs />
  </CreateView>
);

// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { EditView } from "pilothouse/form";
import { MenuInputs } from "./MenuInputs";
import { menuSet } from "./menu.schema";

export const MenuEdit = () => (
  <EditView schema={menuSet}>
    <MenuInputs />
  </EditView>
);

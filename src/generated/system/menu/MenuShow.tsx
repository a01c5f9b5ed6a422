// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, NumberField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { menuType } from "../../enums";
import { menuReference } from "./menu.reference";

export const MenuShow = () => (
  <ShowView>
    <ShowGroup name="main">
      <TextField source="menu_name" />
      <TextField source="menu_cn_name" />
      <TextField source="menu_key" mono />
      <ReferenceField source="menu_parent_id" of={menuReference} />
      <EnumField source="type" of={menuType} />
      <TextField source="icon" />
      <NumberField source="sort" />
      <TextField source="menu_id" />
    </ShowGroup>
  </ShowView>
);

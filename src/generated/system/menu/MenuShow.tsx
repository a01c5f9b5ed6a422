// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { EnumField, NumberField, ReferenceField, ShowGroup, ShowView, TextField } from "pilothouse/show";
import { menuType } from "../../enums";
import { menuReference } from "./menu.reference";

export const MenuShow = () => (
  <ShowView
    facts={[
      <TextField key="menu_cn_name" source="menu_cn_name" />,
      <TextField key="menu_key" source="menu_key" mono />,
      <EnumField key="type" source="type" of={menuType} />,
      <NumberField key="sort" source="sort" />,
    ]}
  >
    <ShowGroup name="main">
      <ReferenceField source="menu_parent_id" of={menuReference} />
      <TextField source="icon" />
      <TextField source="menu_id" />
    </ShowGroup>
  </ShowView>
);

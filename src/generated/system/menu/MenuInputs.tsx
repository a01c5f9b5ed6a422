// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { EnumInput, InputGroup, IntegerInput, ReferenceInput, TextInput, WriteLock } from "pilothouse/form";
import { menuType } from "../../enums";
import { menuReference } from "./menu.reference";

export const MenuInputs = () => (
  <InputGroup name="main">
    <TextInput source="menu_name" required max={64} />
    <TextInput source="menu_cn_name" required max={64} />
    <WriteLock by="top">
      <TextInput source="menu_key" required max={128} mono />
    </WriteLock>
    <ReferenceInput source="menu_parent_id" of={menuReference} tree />
    <WriteLock by="top">
      <EnumInput source="type" required of={menuType} />
    </WriteLock>
    <TextInput source="icon" max={32} />
    <IntegerInput source="sort" min={0} />
  </InputGroup>
);

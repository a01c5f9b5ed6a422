// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import {
  EnumColumn,
  EnumFilter,
  ListView,
  NumberColumn,
  ReferenceColumn,
  TextColumn,
  TextFilter,
} from "pilothouse/list";
import { menuType } from "../../enums";
import { menuReference } from "./menu.reference";

export const MenuList = () => (
  <ListView
    parent="menu_parent_id"
    order="sort"
    sort={{ field: "sort", order: "ASC" }}
    filters={[
      <TextFilter key="menu_name" source="menu_name" />,
      <TextFilter key="menu_cn_name" source="menu_cn_name" />,
      <TextFilter key="menu_key" source="menu_key" />,
      <EnumFilter key="type" source="type" of={menuType} />,
    ]}
  >
    <TextColumn source="menu_name" />
    <TextColumn source="menu_cn_name" />
    <TextColumn source="menu_key" mono />
    <EnumColumn source="type" of={menuType} />
    <NumberColumn source="sort" />
    <ReferenceColumn extra source="menu_parent_id" of={menuReference} />
    <TextColumn extra source="icon" />
    <TextColumn extra source="menu_id" />
  </ListView>
);

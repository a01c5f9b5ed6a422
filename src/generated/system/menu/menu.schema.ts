// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, referencesTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { menuType } from "../../enums";
import { menuReference } from "./menu.reference";

export const menuAdd = z.object({
  menu_name: text({ required: true, max: 64 }),
  menu_cn_name: text({ required: true, max: 64 }),
  menu_key: text({ required: true, max: 128 }),
  menu_parent_id: referenceTo({ of: menuReference, tree: true }),
  type: oneOf({ required: true, of: menuType }),
  icon: text({ max: 32 }),
  sort: integer({ min: 0, sort: true }),
});

export const menuSet = z.extend(z.partial(menuAdd), { menu_id: key() });

export const menuRow = rowOf(
  z.extend(menuAdd, { menu_id: key(), sub_menus: referencesTo({ unasked: true, of: menuReference }) }),
);

export type Menu = z.infer<typeof menuRow>;

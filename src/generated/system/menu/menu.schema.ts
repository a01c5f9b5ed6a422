// Generated from resources/system/menu.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { menuType } from "../../enums";

export const menuAdd = z.object({
  menu_name: text({ required: true, max: 64 }),
  menu_cn_name: text({ required: true, max: 64 }),
  menu_key: text({ required: true, max: 128 }),
  menu_parent_id: referenceTo({ type: "number" }),
  type: oneOf({ required: true, of: menuType }),
  icon: text({ max: 32 }),
  sort: integer({ min: 0 }),
});

export const menuSet = z.extend(z.partial(menuAdd), { menu_id: key({ type: "number" }) });

export const menuRow = z.looseObject({
  menu_id: z.number(),
  menu_name: z.nullish(z.string()),
  menu_cn_name: z.nullish(z.string()),
  menu_key: z.nullish(z.string()),
  menu_parent_id: z.nullish(z.number()),
  type: z.nullish(z.string()),
  icon: z.nullish(z.string()),
  sort: z.nullish(z.number()),
  sub_menus: z.nullish(z.array(z.number())),
});

export interface Menu {
  readonly menu_id: number;
  readonly menu_name: string;
  readonly menu_cn_name: string;
  readonly menu_key: string;
  readonly menu_parent_id: number;
  readonly type: "section" | "screen" | "action";
  readonly icon: string;
  readonly sort: number;
  readonly sub_menus: readonly number[];
}

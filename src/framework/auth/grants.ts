// Menus granted to the account, in the shape the shell asks about them.
import type { Permissions } from "../providers/account";

/** Names a menu has on this platform, by key. */
export type MenuNames = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

/** Chinese names on the platform are simplified: the console's own words serve zh-TW. */
export const grantsOf = (granted: Permissions | undefined, names: MenuNames) => ({
  has: (menu: string): boolean => granted !== undefined && (granted.isSuper || granted.menus.has(menu)),
  nameOf: (menu: string, language: string): string | null => {
    if (language !== "en" && language !== "zh-CN") return null;
    return (Object.hasOwn(names, menu) && names[menu]?.[language === "en" ? "en" : "zh"]) || null;
  },
});

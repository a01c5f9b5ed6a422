// The menus granted to the account, in the form that the shell needs.
import type { Permissions } from "../providers/account";

/** Menu key -> names given on this platform. */
export type MenuNames = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;

/** Chinese names on the platform are simplified, so zh-TW uses the console's own words. */
export const grantsOf = (granted: Permissions | undefined, names: MenuNames) => ({
  has: (menu: string): boolean => granted !== undefined && (granted.isSuper || granted.menus.has(menu)),
  nameOf: (menu: string, language: string): string | null => {
    if (language !== "en" && language !== "zh-CN") return null;
    return (Object.hasOwn(names, menu) && names[menu]?.[language === "en" ? "en" : "zh"]) || null;
  },
});

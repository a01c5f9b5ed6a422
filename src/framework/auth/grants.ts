// The menus granted to the account, in the form that the shell needs.
import type { Permissions } from "../providers/account";
import type { PlatformMenu } from "../wire/menus";

/** Menus may have Chinese names on the platform. These are simplified, so zh-TW uses the console's own words. */
export const grantsOf = (granted: Permissions | undefined, menus: readonly PlatformMenu[] = []) => {
  const byKey = new Map(menus.map((menu) => [menu.key, menu]));
  return {
    menus,
    reaches: (menu: string): boolean =>
      granted !== undefined &&
      (granted.isSuper || [...granted.menus].some((own) => own === menu || own.startsWith(`${menu}.`))),
    has: (menu: string): boolean => granted !== undefined && (granted.isSuper || granted.menus.has(menu)),
    nameOf: (key: string, language: string): string | null => {
      if (language !== "en" && language !== "zh-CN") return null;
      return byKey.get(key)?.[language === "en" ? "en" : "zh"] || null;
    },
  };
};

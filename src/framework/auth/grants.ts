// The menus that are granted to the account, as the shell reads them.
import type { Permissions } from "../providers/account";
import type { PlatformMenu } from "../wire/menus";

/** The platform may store menu names in simplified Chinese. Traditional Chinese uses the console's words. */
export const createGrants = (granted: Permissions | undefined, menus: readonly PlatformMenu[] = []) => {
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

// Menus granted to the account, in the shape the shell asks about them.

/** A menu as the platform lists it; names may have been changed by its operators. */
export interface GrantedMenu {
  readonly menu_key: string;
  readonly menu_name?: string;
  readonly menu_cn_name?: string;
}
export interface Granted {
  readonly menus: readonly GrantedMenu[];
}

/** Menu keys and the names given to them. Chinese names are simplified: the console's own words serve zh-TW. */
export const grantsOf = (granted: Granted | undefined) => {
  const byKey = new Map((granted?.menus ?? []).map((menu) => [menu.menu_key, menu]));
  return {
    has: (key: string): boolean => byKey.has(key),
    nameOf: (key: string, language: string): string | null => {
      const menu = byKey.get(key);
      if (language === "en") return menu?.menu_name || null;
      return language === "zh-CN" ? menu?.menu_cn_name || null : null;
    },
  };
};

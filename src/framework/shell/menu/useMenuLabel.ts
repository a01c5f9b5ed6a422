import { useLocale, useTranslate } from "ra-core";
import { useCallback } from "react";
import { useGrants } from "../../auth/useGrants";

/** The label of a menu: its name on the platform. If it has none, the console's own words. */
export const useMenuLabel = (): ((key: string) => string) => {
  const translate = useTranslate();
  const language = useLocale();
  const { nameOf } = useGrants();
  return useCallback(
    (key) => nameOf(key, language) ?? translate(`menu.${key}`, { _: nameOf(key, "zh-CN") ?? key }),
    [translate, language, nameOf],
  );
};

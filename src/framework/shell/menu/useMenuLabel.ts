import { useLocale, useTranslate } from "ra-core";
import { useCallback } from "react";
import { useGrants } from "../../auth/useGrants";

/** What a menu is called: as the operators of this platform renamed it, else as the console's words say. */
export const useMenuLabel = (): ((key: string) => string) => {
  const translate = useTranslate();
  const language = useLocale();
  const { nameOf } = useGrants();
  return useCallback(
    (key) => nameOf(key, language) ?? translate(`menu.${key}`, { _: key }),
    [translate, language, nameOf],
  );
};

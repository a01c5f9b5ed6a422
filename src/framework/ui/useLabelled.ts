import { useLocale } from "ra-core";
import { useCallback } from "react";

/** A label with a value, for example `Company: My company`. In Chinese, the colon is wider. */
export const useLabelled = (): ((label: string, value: string) => string) => {
  const colon = useLocale().startsWith("zh") ? "：" : ": ";
  return useCallback((label, value) => `${label}${colon}${value}`, [colon]);
};

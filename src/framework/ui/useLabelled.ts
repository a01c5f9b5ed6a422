import { useLocale } from "ra-core";
import { useCallback } from "react";

/** `Company: My company`, with the colon of the language: that of Chinese is as wide as its letters. */
export const useLabelled = (): ((label: string, value: string) => string) => {
  const colon = useLocale().startsWith("zh") ? "：" : ": ";
  return useCallback((label, value) => `${label}${colon}${value}`, [colon]);
};

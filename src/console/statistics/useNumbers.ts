import { useLocale } from "ra-core";
import { useMemo } from "react";
import { formatNumber } from "pilothouse/value";

/** Formats numbers in the operator's language: in full, short for an axis, or as a percentage. */
export const useNumbers = () => {
  const locale = useLocale();
  return useMemo(() => {
    const short = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
    return {
      whole: (value: number | string) => formatNumber(value, locale),
      short: (value: number) => short.format(value),
      share: (value: number, of: number) => (of > 0 ? percent.format(value / of) : "–"),
    };
  }, [locale]);
};

import { useLocale, useStore } from "ra-core";
import { formatBriefly, formatTimestamp } from "../wire/dates";

export const DATE_FORMS = ["specified", "short"] as const;
type DateForm = (typeof DATE_FORMS)[number];

/** How the person wants to read times: in full or short. */
export const useDateForm = () => useStore<DateForm>("kit.dates", "specified");

/** Answers a function that writes a time (seconds since 1970) as the person wants to read it. */
export const useMoment = (): ((value: unknown) => string) => {
  const [form] = useDateForm();
  const language = useLocale();
  return form === "short" ? (value) => formatBriefly(value, language) : (value) => formatTimestamp(value);
};

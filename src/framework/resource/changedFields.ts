import { isObject } from "../wire/readAnswer";
import { isBlank } from "./valueAt";

type Values = Readonly<Record<string, unknown>>;

/** Whether two values are equal. All empty values (null, undefined, "", []) are equal. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isBlank(a) && isBlank(b))) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameValue(item, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSameValue(a[key], b[key]));
  }
  return false;
};

/** The fields of `now` that differ from `before`. If one row of a list differs, all its rows are sent. */
export const changedFields = (now: Values, before: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameValue(value, before[name])));

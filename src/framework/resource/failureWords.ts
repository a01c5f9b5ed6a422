import { valueAt } from "./valueAt";
import { messageKeys, messageValues } from "../wire/failureMessages";
import { WireFailure } from "../wire/WireFailure";

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What an operator reads of a failure, in the current language: the most exact message there is. */
export const failureWords = (error: unknown, translate: Translate): string => {
  const keys =
    error instanceof WireFailure
      ? messageKeys(error)
      : error instanceof Error && error.message !== ""
        ? [error.message]
        : [];
  const values = error instanceof WireFailure ? messageValues(error) : {};
  for (const key of keys) {
    const words = translate(key, { ...values, _: "" });
    if (words !== "") return words;
  }
  return error instanceof WireFailure || keys[0] === undefined ? translate("kit.error.unknown") : keys[0];
};

/** Whether the platform refused because the account's roles do not grant it: as the wire raises it, or the providers. */
export const isForbidden = (error: unknown): boolean =>
  valueAt(error, "code") === NO_PERMISSION || valueAt(error, "status") === NO_PERMISSION;

const NO_PERMISSION = 513;

import { valueAt } from "./valueAt";
import { messageKeys, messageValues, messageIn } from "../wire/failureMessages";
import { WireFailure } from "../wire/WireFailure";

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The most precise message for a failure, in the current language. */
export const failureWords = (error: unknown, translate: Translate): string => {
  const keys =
    error instanceof WireFailure
      ? messageKeys(error)
      : error instanceof Error && error.message !== ""
        ? [error.message]
        : [];
  const values = error instanceof WireFailure ? messageValues(error) : {};
  for (const key of keys) {
    const said = error instanceof WireFailure ? messageIn(error, key) : "";
    const words = said === "" ? translate(key, { ...values, _: "" }) : said;
    if (words !== "") return words;
  }
  return error instanceof WireFailure || keys[0] === undefined ? translate("ui.error.unknown") : keys[0];
};

/** Whether the platform refused because the account lacks the right. Accepts errors of the wire and of react-admin. */
export const isForbiddenFailure = (error: unknown): boolean =>
  valueAt(error, "code") === NO_PERMISSION || valueAt(error, "status") === NO_PERMISSION;

const NO_PERMISSION = 513;

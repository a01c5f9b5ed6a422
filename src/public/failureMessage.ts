import type { SignInFailure } from "./SignInPort";
import { type Translate, isWord } from "./words";

/** The message of a failed sign-in, in the current language. */
export const failureMessage = (failure: SignInFailure, t: Translate): string => {
  switch (failure.reason) {
    case "code":
      return t("failed.code");
    case "network":
      return t("failed.network");
    case "locked":
      return t("failed.locked", { seconds: failure.seconds });
    case "refused": {
      const key = `failed.${failure.code}`;
      return isWord(key) ? t(key) : t("failed.other", { code: failure.code });
    }
  }
};

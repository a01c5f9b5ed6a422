import type { SignInFailure } from "./SignInPort";
import { waitWords } from "./waiting";
import { isSignInWord, type SaySignIn } from "./signInWords";

/** The message of a failed sign-in, in the current language. */
export const failureMessage = (failure: SignInFailure, t: SaySignIn): string => {
  switch (failure.reason) {
    case "code":
      return t("failed.code");
    case "network":
      return t("failed.network");
    case "clock":
      return t("failed.clock");
    case "wait":
      return waitWords(t, failure.seconds);
    case "refused": {
      const key = `failed.${failure.code}`;
      return isSignInWord(key) ? t(key) : t("failed.other", { code: failure.code });
    }
  }
};

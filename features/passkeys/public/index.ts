// The second step of signing in, by a passkey.
import type { PublicFeature } from "../../../src/framework/public/PublicFeature";
import { wordsOf } from "../../../src/framework/public/words";
import { knowsPasskeys, usePasskey as signByPasskey } from "../console/browser";
import en from "../words/public/en.json";
import simplified from "../words/public/zh-CN.json";
import traditional from "../words/public/zh-TW.json";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const passkeys: PublicFeature = {
  name: "passkeys",
  secondWays: [
    {
      name: "passkey",
      isKnown: knowsPasskeys,
      says: (language) => {
        const say = words(language);
        return {
          button: say("second_step.passkey"),
          failed: say("second_step.passkey_failed"),
          lead: say("second_step.lead_passkey"),
          hint: say("second_step.hint_recovery"),
        };
      },
      prove: async (question) => ({ credential: await signByPasskey(question) }),
    },
  ],
};

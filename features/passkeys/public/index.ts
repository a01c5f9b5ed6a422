// The second step of signing in, by a passkey.
import type { PublicFeature } from "../../../src/framework/public/PublicFeature";
import { wordsOf } from "../../../src/framework/public/words";
import en from "../words/public/en.json";
import simplified from "../words/public/zh-CN.json";
import traditional from "../words/public/zh-TW.json";

/** This code is loaded when a person asks for it, so that no form waits for it. */
const browser = () => import("../console/browser");

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const passkeys: PublicFeature = {
  name: "passkeys",
  secondMethods: [
    {
      name: "passkey",
      isKnown: () => "PublicKeyCredential" in globalThis,
      says: (language) => {
        const say = words(language);
        return {
          button: say("second_step.passkey"),
          failed: say("second_step.passkey_failed"),
          lead: say("second_step.lead_passkey"),
          hint: say("second_step.hint_recovery"),
        };
      },
      prove: async (question) => ({ credential: await (await browser()).signWithPasskey(question) }),
    },
  ],
};

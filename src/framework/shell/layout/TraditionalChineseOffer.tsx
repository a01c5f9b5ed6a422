import { useLocaleState } from "ra-core";
import { Button } from "../../ui/Button";
import { isLanguage } from "../../../../shared/schema/languages";
import { LANGUAGE_NAMES } from "../../wire/contract";
import * as language from "../../wire/language";
import * as storage from "../../wire/storage";

const TRADITIONAL = "zh-TW";

/** Whether this browser prefers traditional Chinese, and nobody has chosen a language in it yet. */
const isWanted = (): boolean =>
  isLanguage(TRADITIONAL) &&
  language.get() !== TRADITIONAL &&
  storage.get(language.LANGUAGE_KEY) === null &&
  /^zh-(tw|hk|mo|hant)/i.test(navigator.language);

/** A button for traditional Chinese. A browser that prefers it shows the button until somebody chooses a language. */
export const TraditionalChineseOffer = () => {
  const [, setLocale] = useLocaleState();
  return isWanted() ? (
    <Button variant="text" lang={TRADITIONAL} onClick={() => setLocale(TRADITIONAL)}>
      {LANGUAGE_NAMES[TRADITIONAL]}
    </Button>
  ) : null;
};

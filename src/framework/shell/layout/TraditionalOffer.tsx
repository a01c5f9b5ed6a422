import { useLocaleState } from "ra-core";
import { Button } from "../../ui/Button";
import { LANGUAGE_NAMES } from "../../wire/contract";
import { wantsTraditional } from "../../wire/language";

const TRADITIONAL = "zh-TW";

/** Offers traditional Chinese to a browser that asks for it, until somebody chooses a language. */
export const TraditionalOffer = () => {
  const [, setLocale] = useLocaleState();
  return wantsTraditional() ? (
    <Button variant="text" lang={TRADITIONAL} onClick={() => setLocale(TRADITIONAL)}>
      {LANGUAGE_NAMES[TRADITIONAL]}
    </Button>
  ) : null;
};

import { applyLanguage } from "../shell/applyLanguage";
import { showMode } from "../ui/theme/mode";

/** Sets language and colours before the first paint. Calling it again changes nothing. */
export const applyLanguageAndColours = (): void => {
  applyLanguage();
  showMode();
};

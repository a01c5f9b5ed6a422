import { applyLanguage } from "../shell/applyLanguage";
import { showMode } from "../ui/theme/mode";

/** Sets language and colours before the first paint. A second call changes nothing. */
export const applyLanguageAndColours = (): void => {
  applyLanguage();
  showMode();
};

import { applyLanguage } from "../shell/applyLanguage";
import { showMode } from "../ui/theme/mode";

/** Sets language and colours before the first paint. It can run more than once. */
export const applyLanguageAndColours = (): void => {
  applyLanguage();
  showMode();
};

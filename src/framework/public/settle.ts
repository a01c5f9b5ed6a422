import { settleLanguage } from "../shell/languageQuery";
import { showMode } from "../ui/theme/mode";

/** Puts language and colours in order before anything is drawn. Twice does no harm. */
export const settle = (): void => {
  settleLanguage();
  showMode();
};

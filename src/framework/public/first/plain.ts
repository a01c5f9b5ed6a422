import { applyLanguageAndColours } from "../applyLanguageAndColours";
import { show } from "./show";

/** The first script of a public page that looks the same for everybody. */
export const plain = (): void => {
  applyLanguageAndColours();
  show({});
};

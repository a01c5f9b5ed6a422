import { applyLanguageAndColours } from "../applyLanguageAndColours";
import { show } from "./show";

/** The first script of a public page that is the same for every visitor. */
export const plain = (): void => {
  applyLanguageAndColours();
  show({});
};

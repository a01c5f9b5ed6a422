import { applyLanguageAndColours } from "../applyLanguageAndColours";
import { show } from "./show";

/** The first script of a public page that knows nothing of its visitor. */
export const plain = (): void => {
  applyLanguageAndColours();
  show({});
};

import { applyLanguageAndColours } from "../applyLanguageAndColours";
import { showSeen } from "./show";

/** The first script of a public page that looks the same for everybody. */
export const plain = (): void => {
  applyLanguageAndColours();
  showSeen({});
};

import { isTitledHost } from "./titledHost";
import type { Site } from "pilothouse/public";
import { brandWords, loadBrandWords } from "./public/brandWords";
import { NewAccount } from "./public/NewAccount";
import { SignInPicture } from "./public/SignInPicture";

export const site: Site = {
  loadWords: loadBrandWords,
  name: (language) => brandWords(language)("product"),
  fixedTitle: (language, standing) => (isTitledHost(standing) ? brandWords(language)("titles.p2p_server") : null),
  SignInPicture,
  BelowSignIn: NewAccount,
};

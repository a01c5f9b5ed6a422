import type { Site } from "pilothouse/public";
import { brandWords } from "./public/brandWords";
import { NewAccount } from "./public/NewAccount";
import { SignInPicture } from "./public/SignInPicture";

export const site: Site = {
  name: (language) => brandWords(language)("product"),
  fixedName: (language) => brandWords(language)("titles.p2p_server"),
  SignInPicture,
  BelowSignIn: NewAccount,
};

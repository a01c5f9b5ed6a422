import type { Site } from "pilothouse/public";
import { SignInPicture } from "./SignInPicture";
import { load, words } from "./words";

export const site: Site = {
  loadWords: load,
  name: (language) => words(language)("product"),
  fixedTitle: () => null,
  SignInPicture,
  BelowSignIn: null,
};

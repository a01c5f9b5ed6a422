import type { Site } from "pilothouse/public";
import { SignInPicture } from "./SignInPicture";
import { words } from "./words";

export const site: Site = {
  name: (language) => words(language)("product"),
  fixedTitle: () => null,
  SignInPicture,
  BelowSignIn: null,
};

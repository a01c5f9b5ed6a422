import type { Site } from "pilothouse/public";
import { SignInPicture } from "./SignInPicture";
import { load } from "./words";

export const site: Site = {
  loadFeatures: () => import("../generated/publicFeatures"),
  loadWords: load,
  isTitledHost: () => false,
  SignInPicture,
  BelowSignIn: null,
};

import { isTitledHost } from "./titledHost";
import type { Site } from "pilothouse/public";
import { loadBrandWords } from "./public/brandWords";
import { RegistrationLink } from "./public/RegistrationLink";
import { SignInPicture } from "./public/SignInPicture";

export const site: Site = {
  loadFeatures: () => import("../generated/publicFeatures"),
  loadWords: loadBrandWords,
  isTitledHost,
  SignInPicture,
  BelowSignIn: RegistrationLink,
};

// The parts of pages that need no account.
export type { PublicFeature, SecondMethod } from "./PublicFeature";
export type { PublicPages } from "./PublicPage";
export type { Site } from "./Site";
export type { PageLocation } from "../shell/router/pageTitle";

// Forms.
export { CaptchaField } from "./CaptchaField";
export { PasswordField } from "./PasswordField";
export { SubmitButton } from "./SubmitButton";
export { TextField } from "./TextField";
export { readTyped } from "./drawnForm";

// Words, and messages of refusals.
export { lateWords, type FindWord, translator, wordsOf } from "./words";

// Signing in: the calls, the verification picture, and the delay after wrong passwords.
export { ACCOUNT_KEY } from "./accountKey";
export { loadOverNetwork, loadSending } from "./loadSending";
export { whenIdle } from "./whenIdle";
export { platformSignIn } from "./platformSignIn";
export { usePicture, verifyIdOf } from "./usePicture";
export { isRefusedWord, refusedWords } from "./refusedWords";
export { needsPicture, platformTimeIn, secondsToWaitIn } from "./refusalFacts";
export { LazyWaitCountdown, useWaitAfterRefusal } from "./LazyWaitCountdown";

// What the pages that need no account of a console are made of.
export type { PublicPages } from "./PublicPage";
export type { Site } from "./Site";
export type { Standing } from "../shell/router/pageTitle";

// Their forms.
export { CodeField } from "./CodeField";
export { PasswordField } from "./PasswordField";
export { SubmitButton } from "./SubmitButton";
export { TextField } from "./TextField";
export { typed } from "./drawn";

// Their words, and what they say of a refusal.
export { lateWords, type Own, type Translate, translator, wordsOf } from "./words";

// Signing in: what it is sent with, the picture, how long to wait after wrong passwords.
export { ACCOUNT_KEY } from "./accountKey";
export { arriving } from "./arriving";
export { loadSending } from "./loadSending";
export { platformSignIn } from "./platformSignIn";
export { usePicture, verifyIdOf } from "./usePicture";
export { needsPicture, rightTimeOf, useSecondsLeft, waitOf } from "./waiting";
export { Waiting } from "./Waiting";

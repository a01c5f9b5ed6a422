// The page for people who forgot their password.
export { loadWords } from "./words";
export { Page } from "./RecoveryPage";

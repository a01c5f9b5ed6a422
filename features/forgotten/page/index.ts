// The page for whoever forgot their password.
export { loadWords } from "./words";
export { Page } from "./RecoveryPage";

// A person's own account: what they are, prefer and sign in with.
export { accountWords } from "./accountWords";
export { OwnData } from "./OwnData";
export { OwnPassword } from "./OwnPassword";
export { OwnPreferences } from "./OwnPreferences";
export { Panel } from "./Panel";

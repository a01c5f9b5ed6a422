// The pages of a person's own account: data, preferences, password.
export { accountWords } from "./accountWords";
export { OwnData } from "./OwnData";
export { OwnPassword } from "./OwnPassword";
export { OwnPreferences } from "./OwnPreferences";
export { Panel } from "./Panel";
export { accountPanels } from "./slots";

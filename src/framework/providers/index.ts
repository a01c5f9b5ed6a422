// What react-admin is given: data, access, words.
export { type Account, type AccountStore, createAccountStore, type Permissions } from "./account";
export { type ConsoleAuthProvider, createAuthProvider, isGranted } from "./authProvider";
export { type CallingDataProvider, createDataProvider } from "./dataProvider";
export { type ConsoleI18nProvider, createI18nProvider, type I18nSources } from "./i18nProvider";
export { createRegistry, type Registry } from "./registry";

// The library has no types for its languages. Importing one registers it.
declare module "cronstrue/locales/zh_CN.js";
declare module "cronstrue/locales/zh_TW.js";

// The library has no types for the modules of its languages.
declare module "cronstrue/locales/zh_CN.js";
declare module "cronstrue/locales/zh_TW.js";

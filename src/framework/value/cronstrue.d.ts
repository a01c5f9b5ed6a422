// The library ships its languages without types; importing one registers it.
declare module "cronstrue/locales/zh_CN.js";
declare module "cronstrue/locales/zh_TW.js";

import type { PlatformFeature } from "../../../platform/framework/Feature";
import { languageOfAccount } from "./languageOfAccount";
import { preferencesHandler as served } from "./preferences";
import { ensurePreferences, forgetPreferencesOf } from "./table";

export const preferences: PlatformFeature = {
  name: "preferences",
  serves: { preferences: served },
  tables: [{ ensure: ensurePreferences, forgetAccount: forgetPreferencesOf }],
  languageOf: languageOfAccount,
};

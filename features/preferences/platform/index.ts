import type { PlatformFeature } from "../../../platform/framework/Feature";
import { languageOfAccount } from "./languageOfAccount";
import { preferencesHandler as served } from "./preferences";
import { ensurePreferences, deletePreferencesOf } from "./table";

export const preferences: PlatformFeature = {
  name: "preferences",
  serves: { preferences: served },
  tables: [{ ensure: ensurePreferences, forgetAccount: deletePreferencesOf }],
  languageOf: languageOfAccount,
};

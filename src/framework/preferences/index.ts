export { createPreferences, type Preferences } from "./preferences";

// Light, dark, or as the system: one choice for public pages and the console. MUI stores it under the same key.
import * as storage from "../../wire/storage";

export type ColorMode = "light" | "dark" | "system";

export const MODE_KEY = storage.ownKey("theme");

export const readChosenMode = (): ColorMode => {
  const value = storage.get(MODE_KEY);
  return value === "light" || value === "dark" ? value : "system";
};

export const isDark = (mode: ColorMode = readChosenMode()): boolean =>
  mode === "dark" || (mode === "system" && matchMedia("(prefers-color-scheme: dark)").matches);

/** Applies the choice before anything is drawn. */
export const showMode = (mode: ColorMode = readChosenMode()): void => {
  document.documentElement.dataset.theme = isDark(mode) ? "dark" : "light";
};

export const chooseMode = (mode: ColorMode): void => {
  storage.set(MODE_KEY, mode);
  showMode(mode);
};

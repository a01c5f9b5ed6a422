import * as language from "../../wire/language";
import { preloadFile } from "./preloadFile";

interface Preloads {
  readonly parts: readonly string[];
  /** By language: the file of words. */
  readonly words: Readonly<Record<string, string>>;
}

/** Requests all files of the screen at this address at once. The platform has listed them in the page. */
export const askForScreen = (): void => {
  const { parts = [], words = {} }: Partial<Preloads> = JSON.parse(
    document.getElementById("preloads")?.textContent ?? "{}",
  );
  for (const file of parts) preloadFile(file);
  const spoken = words[language.get()];
  if (spoken !== undefined) preloadFile(spoken);
};

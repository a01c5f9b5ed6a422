import * as language from "../../wire/language";
import { ask } from "./ask";

interface Preloads {
  readonly parts: readonly string[];
  /** By language. */
  readonly words: Readonly<Record<string, string>>;
}

/** Asks at once for all that the screen of this address is made of: the platform says in the page which files these are. */
export const askForScreen = (): void => {
  const { parts = [], words = {} }: Partial<Preloads> = JSON.parse(
    document.getElementById("preloads")?.textContent ?? "{}",
  );
  for (const file of parts) ask(file);
  const spoken = words[language.get()];
  if (spoken !== undefined) ask(spoken);
};

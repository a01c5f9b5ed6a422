// What the shell tells the search about the console: the search itself knows no menu and no grants.
import type { Loader, Section, WordTable } from "../wire/contract";
import type { Finding } from "./Finding";

export interface Place {
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
  readonly label: string;
  /** Its section's label; "" when it is one itself. */
  readonly section: string;
}

export interface SearchSource {
  /** Screens the account may see, in the menu's order. */
  readonly places: readonly Place[];
  readonly sections: readonly (() => Promise<Section>)[];
  /** Names of the menu in every language: a person may know a screen by its other name. */
  readonly menuWords: readonly Loader<{ readonly default: WordTable }>[];
  readonly may: (menu: string) => boolean;
  /** What can be done from anywhere. */
  readonly commands: readonly Finding[];
}

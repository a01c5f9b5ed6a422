// The facts about the console that the search needs. Only ConsoleSearch, which collects them, knows menus and grants.
import type { Loader, Section, WordTable } from "../../../src/framework/wire/contract";
import type { Finding } from "./Finding";

export interface SearchPage {
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
  readonly label: string;
  /** The label of the screen's section. "" if the screen itself is a section. */
  readonly section: string;
}

export interface SearchSource {
  /** The screens that the account may see, in the order of the menu. */
  readonly places: readonly SearchPage[];
  readonly sections: readonly (() => Promise<Section>)[];
  /** Menu labels in every language, because people may know a screen by its name in another language. */
  readonly menuWords: readonly Loader<{ readonly default: WordTable }>[];
  readonly may: (menu: string) => boolean;
  /** Commands that are available everywhere. */
  readonly commands: readonly Finding[];
}

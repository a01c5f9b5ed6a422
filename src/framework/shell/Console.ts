// What a console is to the shell: passed in by createConsole, and asked for by the parts that need it.
import { type ComponentType, createContext, useContext } from "react";
import type { ApiTestSource } from "../apitest/ApiTestSource";
import type { Places } from "../form/places";
import type { TaskPlaces } from "../tasks/TaskSource";
import type { Standing } from "./router/pageTitle";
import type { Icons } from "../ui/icons";
import type { Language, Loader, MenuEntry, Sections, WordTable } from "../wire/contract";

export interface Console {
  /** What it is called, above the menu. */
  readonly name: Readonly<Record<Language, string>>;
  /** Stands beside its name: 30 pixels high, its colours on light and dark. */
  readonly Logo: ComponentType;
  /** Drawn where a definition or a screen names one of them, beside those of the framework. */
  readonly icons: Icons;
  /** Word that every page is titled by on a host; null on all that have no title of their own. */
  readonly fixedTitle: (standing: Standing) => string | null;
  readonly sections: Sections;
  /** Its own, beside the framework's, which they outdo: the files of each language. */
  readonly words: Readonly<Record<Language, readonly Loader<{ readonly default: WordTable }>[]>>;
  /** Menu keys of the screens that the account's own menu leads to. */
  readonly accountMenu: readonly string[];
  /** Where an address can be, to choose from; null where a place is typed. */
  readonly places: Places | null;
  /** The calls that tell of long work; null where there is none. */
  readonly work: TaskPlaces["work"];
  /** What the tool for trying calls needs to know; fetched with it. */
  readonly apiTest: Loader<ApiTestSource>;
}

const ConsoleContext = /* @__PURE__ */ createContext<Console | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

/** @throws Error outside of a console */
export const useConsole = (): Console => {
  const console = useContext(ConsoleContext);
  if (!console) throw new Error("There is no console around this part: createConsole draws one.");
  return console;
};

/** The screens of these menu keys, in their order. */
export const screensOf = (sections: Sections, menus: readonly string[]): readonly MenuEntry[] => {
  const all = Object.values(sections).flatMap(({ screens }) => screens);
  return menus.flatMap((menu) => all.find((screen) => screen.menu === menu) ?? []);
};

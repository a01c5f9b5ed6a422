// The facts about a console that the shell needs. createConsole passes them in; components read them from a context.
import { type ComponentType, createContext, useContext } from "react";
import type { CountryPlaces } from "../form/places";
import type { TaskPlaces } from "../tasks/TaskPlaces";
import type { PageLocation } from "./router/pageTitle";
import type { ConsoleFeature } from "../slots";
import type { Icons } from "../ui/icons";
import type { HostInside } from "../wire/HostInside";
import type { Language, Loader, MenuEntry, Reference, Sections, WordTable } from "../wire/contract";

export interface Console {
  /** The features of the console, as listed in console.yaml. */
  readonly features?: readonly ConsoleFeature[];
  /** The part of host.yaml that only the signed-in console needs. */
  readonly platform: HostInside;
  /** The name of the console, above the menu. */
  readonly name: Readonly<Record<Language, string>>;
  /** The logo next to the name: 30 pixels high, in a light and a dark version. */
  readonly Logo?: ComponentType;
  /** The console's own icons. Definitions and screens use them by name. */
  readonly icons?: Icons;
  /** Whether every page on this host has the title `host_title` of console.yaml. By default, no page has it. */
  readonly isTitledHost?: (standing: PageLocation) => boolean;
  readonly sections: Sections;
  /** For a language: files of the console's own words, which override those of the framework. */
  readonly words: Readonly<Record<Language, readonly Loader<{ readonly default: WordTable }>[]>>;
  /** Menu keys of the screens that the account menu has. */
  readonly accountMenu?: readonly string[];
  /** Known places, for addresses. Without them, people type places. */
  readonly places?: CountryPlaces | null;
  /** How to look up accounts in a history. Without it, a history shows sign-in names. */
  readonly accounts?: Reference;
  /** The calls that list background jobs and cancel them, if there are any. */
  readonly work?: TaskPlaces["work"];
  /** Calls `draw` with later versions of this console, until the answered function is called. Only `npm run dev` has them. */
  readonly follow?: (draw: (later: Console) => void) => () => void;
}

const ConsoleContext = /* @__PURE__ */ createContext<Console | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

/** @throws Error outside of a console */
export const useConsole = (): Console => {
  const console = useContext(ConsoleContext);
  if (!console) throw new Error("There is no console around this part: createConsole draws one.");
  return console;
};

/** The screens of these menu keys, in the same order. */
export const screensOfMenus = (sections: Sections, menus: readonly string[]): readonly MenuEntry[] => {
  const all = Object.values(sections).flatMap(({ screens }) => screens);
  return menus.flatMap((menu) => all.find((screen) => screen.menu === menu) ?? []);
};

// What the shell needs to know about a console. createConsole passes it in; parts read it from a context.
import { type ComponentType, createContext, useContext } from "react";
import type { Places } from "../form/places";
import type { TaskPlaces } from "../tasks/TaskPlaces";
import type { Standing } from "./router/pageTitle";
import type { ConsoleFeature } from "../slots";
import type { Icons } from "../ui/icons";
import type { HostInside } from "../wire/HostInside";
import type { Language, Loader, MenuEntry, Reference, Sections, WordTable } from "../wire/contract";

export interface Console {
  /** Its features: `features` of console.yaml. */
  readonly features?: readonly ConsoleFeature[];
  /** What it needs of host.yaml in addition to what its public pages need. */
  readonly platform: HostInside;
  /** Its name, above the menu. */
  readonly name: Readonly<Record<Language, string>>;
  /** Shown beside the name: 30 pixels high, with colours for light and dark. */
  readonly Logo: ComponentType;
  /** Its own icons, in addition to those of the framework. Definitions and screens use their names. */
  readonly icons: Icons;
  /** Whether every page on this host has the `host_title` of console.yaml. */
  readonly isTitledHost: (standing: Standing) => boolean;
  readonly sections: Sections;
  /** Files of its words for each language. They override words of the framework. */
  readonly words: Readonly<Record<Language, readonly Loader<{ readonly default: WordTable }>[]>>;
  /** Menu keys of the screens in the account menu. */
  readonly accountMenu: readonly string[];
  /** Known places for addresses. Null when places are typed. */
  readonly places: Places | null;
  /** How the accounts in a history are looked up. Without it, a history shows the names that they sign in with. */
  readonly accounts?: Reference;
  /** The calls that list background work and cancel it. Null when there is none. */
  readonly work: TaskPlaces["work"];
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
export const screensOf = (sections: Sections, menus: readonly string[]): readonly MenuEntry[] => {
  const all = Object.values(sections).flatMap(({ screens }) => screens);
  return menus.flatMap((menu) => all.find((screen) => screen.menu === menu) ?? []);
};

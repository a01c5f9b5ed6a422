import { type ComponentType, createContext, useContext } from "react";
import type { PageLocation } from "../shell/router/pageTitle";
import type { PublicFeature } from "./PublicFeature";
import type { LoadWords } from "./words";
import type { Language, Loader } from "../wire/contract";

type InLanguage = ComponentType<{ readonly language: Language }>;

/** What the public pages show about the product. */
export interface Site {
  readonly loadFeatures: Loader<{ readonly publicFeatures: readonly PublicFeature[] }>;
  /** The name of the console, at the top of each page. Not needed if the picture shows it. */
  readonly name?: Readonly<Record<Language, string>>;
  /** Loads the words of the members below. */
  readonly loadWords?: LoadWords;
  /** Whether every page on this host has the title `host_title` of console.yaml. By default, no page has it. */
  readonly isTitledHost?: (standing: PageLocation) => boolean;
  /** The half of each page that presents the product. */
  readonly SignInPicture?: InLanguage;
  /** Drawn below the sign-in form, such as a link to registration. */
  readonly BelowSignIn?: InLanguage | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside of a console */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this page: createConsole draws one.");
  return site;
};

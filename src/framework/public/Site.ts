import { type ComponentType, createContext, useContext } from "react";
import type { Standing } from "../shell/router/pageTitle";
import type { LoadWords } from "./words";
import type { Language } from "../wire/contract";

type InLanguage = ComponentType<{ readonly language: Language }>;

/** What the public pages say of the product. */
export interface Site {
  readonly name: (language: Language) => string;
  /** Fetches the words of all that is said here. */
  readonly loadWords: LoadWords;
  /** What every page is titled on a host; null on all that have no title of their own. */
  readonly fixedTitle: (language: Language, standing: Standing) => string | null;
  /** The half of each page that says what the product is. */
  readonly SignInPicture: InLanguage;
  /** Below the form to sign in: the way to an account; null where nobody makes one for oneself. */
  readonly BelowSignIn: InLanguage | null;
}

const SiteContext = createContext<Site | null>(null);

export const SiteProvider = SiteContext.Provider;

/** @throws Error outside of a console */
export const useSite = (): Site => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no site around this page: createConsole draws one.");
  return site;
};

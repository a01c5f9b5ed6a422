// Draws all public pages in every language when the console is built. So people see them before the script is loaded.
import { renderToString } from "react-dom/server";
import { ConsoleMissing } from "../public/ConsoleMissing";
import { loadSignInWords, PublicApp } from "../public/PublicApp";
import { type PublicPages, pageElement } from "../public/PublicPage";
import { type Site, SiteProvider } from "../public/Site";
import { loadWords } from "../public/words";
import { queryWithLanguage } from "../shell/languageQuery";
import { LANGUAGES, type Language } from "../wire/contract";
import { type Host, host, setHost } from "../wire/Host";
import * as spoken from "../wire/language";

const nothing = () => Promise.reject(new Error("nothing is asked while a page is drawn"));

/** Whether people sign in on a page of the platform. */
const isElsewhere = (): boolean => host().signIn.page !== undefined;

const signIn = (expired: boolean) => (
  <PublicApp
    port={{ isElsewhere, comeBack: () => null, isPictured: () => true, picture: nothing, signIn: nothing }}
    expired={expired}
    onTouched={nothing}
    onSignedIn={nothing}
  />
);

const elementsOf = async (pages: PublicPages) => {
  const others = Object.entries(pages).map(async ([path, { load }]) => {
    const page = await load();
    return { path, loadWords: page.loadWords, element: () => pageElement(page) };
  });
  return [
    { path: "/login", loadWords: loadSignInWords, element: () => signIn(false) },
    { path: "/login?return", loadWords: loadSignInWords, element: () => signIn(true) },
    ...(await Promise.all(others)),
  ];
};

/** The page that is shown if the console could not be loaded. */
export const LOAD_FAILED_PAGE = "missing";

export interface PrerenderedPage {
  /** An address, or LOAD_FAILED_PAGE. */
  readonly page: string;
  readonly language: Language;
  readonly html: string;
}

/** Sets the address of the window. Pages read almost nothing else of the window. */
const standAt = (pathname: string, language: Language): void => {
  const place = { pathname, search: queryWithLanguage("", language), hostname: "", hash: "" };
  Object.defineProperty(globalThis, "location", { configurable: true, value: place });
};

/** Every public page of a console in every language. */
export const drawPages = async (host: Host, site: Site, pages: PublicPages): Promise<readonly PrerenderedPage[]> => {
  setHost(host);
  const elements = await elementsOf(pages);
  const parts = [site.loadWords, ...elements.map(({ loadWords: load }) => load)];
  await Promise.all(LANGUAGES.map((language) => loadWords(language, parts)));
  const place = Object.getOwnPropertyDescriptor(globalThis, "location");
  try {
    return LANGUAGES.flatMap((language) => {
      spoken.set(language);
      const missing = { page: LOAD_FAILED_PAGE, language, html: renderToString(<ConsoleMissing />) };
      return [
        missing,
        ...elements.map(({ path: page, element }) => {
          standAt(page.replace(/\?.*/, ""), language);
          spoken.set(language);
          return { page, language, html: renderToString(<SiteProvider value={site}>{element()}</SiteProvider>) };
        }),
      ];
    });
  } finally {
    if (place) Object.defineProperty(globalThis, "location", place);
    else Reflect.deleteProperty(globalThis, "location");
  }
};

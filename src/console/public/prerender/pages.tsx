// The public pages as they are drawn before their script has come, once per language. Runs when the console is built.
import { renderToString } from "react-dom/server";
import * as link from "../link/LinkPage";
import * as live from "../live/LivePage";
import { PublicApp } from "../PublicApp";
import { type PublicPage, pageElement } from "../pages";
import type { PublicPath } from "../paths";
import * as redeem from "../redeem/RedeemPage";
import * as register from "../register/RegisterPage";
import { queryWithLanguage } from "../../../framework/shell/languageQuery";
import { LANGUAGES, type Language } from "../../../framework/wire/contract";
import { language as spoken } from "../../../framework/wire/language";
import { loadWords } from "../words";

const PAGES = {
  "/register": register,
  "/link3_login": link,
  "/authorize": link,
  "/live_cdk": redeem,
  "/live_play": live,
} satisfies Record<PublicPath, PublicPage>;

const nothing = () => Promise.reject(new Error("nothing is asked while a page is drawn"));

const signIn = (expired: boolean) => (
  <PublicApp port={{ picture: nothing, signIn: nothing }} expired={expired} onTouched={nothing} onSignedIn={nothing} />
);

const ELEMENTS = [
  ["/login", () => signIn(false)],
  ["/login?return", () => signIn(true)],
  ...Object.entries(PAGES).map(([path, page]) => [path, () => pageElement(page)] as const),
] as const;

export interface Drawing {
  readonly page: string;
  readonly language: Language;
  readonly html: string;
}

/** A page asks for little more of its window than where it is. */
const standAt = (pathname: string, language: Language): void => {
  const place = { pathname, search: queryWithLanguage("", language), hostname: "", hash: "" };
  Object.defineProperty(globalThis, "location", { configurable: true, value: place });
};

const draw = (): readonly Drawing[] => {
  const place = Object.getOwnPropertyDescriptor(globalThis, "location");
  try {
    return LANGUAGES.flatMap((language) =>
      ELEMENTS.map(([page, element]) => {
        standAt(page.replace(/\?.*/, ""), language);
        spoken.set(language);
        return { page, language, html: renderToString(element()) };
      }),
    );
  } finally {
    if (place) Object.defineProperty(globalThis, "location", place);
    else Reflect.deleteProperty(globalThis, "location");
  }
};

await Promise.all(LANGUAGES.map(loadWords));
export const drawings = draw();

// The first script. It draws the public pages itself, and loads the rest of the console when it is needed.
import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { currentPage } from "../public/currentPage";
import { loadPage, type PublicPages } from "../public/PublicPage";
import { publicPath } from "../public/publicPath";
import { type Site, SiteProvider } from "../public/Site";
import { loadWords } from "../public/words";
import "../public/public.css";
import { loadChunk } from "../shell/errors/loadChunk";
import type { Console } from "../shell/Console";
import type { Loader } from "../wire/contract";
import { type Host, type OwnStyles, setHost } from "../wire/Host";
import * as language from "../wire/language";
import { lastUser } from "../wire/lastUser";
import { ownAccount } from "../wire/ownAccount";
import { returnAddress } from "../wire/session";

/** `styles` and `authentication`: the console's own call styles and authentication styles, as host.yaml names them. */
export interface ConsoleSettings extends OwnStyles {
  /** The platform, as host.yaml describes it. */
  readonly host: Host;
  /** What the public pages show about the product. */
  readonly site: Site;
  /** The public pages of the console, in addition to the sign-in page. */
  readonly publicPages: PublicPages;
  /** The part of the console behind the sign-in. It is loaded while the person types. */
  readonly inside: Loader<{ readonly inside: Console }>;
}

/**
 * Draws a console into #root of its page. The page's first script has completed the address (authoring/build/prerenderPlugin.ts).
 * @throws Error when the page has no #root
 */
export const createConsole = ({ host, styles, authentication, site, publicPages, inside }: ConsoleSettings): void => {
  setHost(host, { styles, authentication });
  const element = document.getElementById("root");
  if (!element) throw new Error("The page has no #root.");
  let root: Root | null = null;
  // Without this, an error outside of all error pages would leave a blank page.
  const handlers = { onUncaughtError: (error: unknown) => setTimeout(showMissing, 0, error) };
  const emptyRoot = () => (root ??= createRoot(element, handlers));

  /** Draws a public page. A prerendered page is hydrated. */
  const showPublic = (page: ReactNode) => {
    const whole = <SiteProvider value={site}>{page}</SiteProvider>;
    if ("drawn" in element.dataset) root = hydrateRoot(element, whole, handlers);
    else emptyRoot().render(whole);
  };

  const showMissing = (error: unknown) => {
    console.error(error);
    root?.unmount();
    root = null;
    // This is not drawn during development, because the browser's tools say more about the error.
    const missing = document.querySelector<HTMLTemplateElement>(`template[data-missing][lang="${language.get()}"]`);
    if (missing) element.replaceChildren(missing.content.cloneNode(true));
  };

  const consoleScript = () => Promise.all([loadChunk(() => import("./openConsole")), loadChunk(inside)]);

  const openConsole = async () => {
    ownAccount.askAhead();
    try {
      const [script, own] = await consoleScript();
      await script.openConsole(own.inside, emptyRoot(), site);
    } catch (error) {
      showMissing(error);
    }
  };

  const paths = Object.keys(publicPages);

  /** Opens a public page. The browser loads its address, because it is not a screen of the console. */
  const goTo = async (path: string) => {
    if (publicPath(paths, new URL(path, location.origin).pathname) === null) {
      history.replaceState(null, "", path);
      return openConsole();
    }
    location.replace(path);
  };

  const openSignIn = async () => {
    // The return address was stored before, because a sign-in on a page of the platform removes it from the address.
    const back = () => returnAddress(location.search);
    const before = lastUser.get();
    const { PublicApp, signInPort, loadSignInWords } = await loadChunk(() => import("../public/PublicApp"));
    await loadWords(language.get(), [site.loadWords, loadSignInWords]);
    showPublic(
      <PublicApp
        port={signInPort(site)}
        expired={back() !== null}
        // The console is loaded while the person types.
        onTouched={() =>
          consoleScript().then(([script, own]) => script.prepareConsole(own.inside, back() ?? "/"), console.warn)
        }
        onSignedIn={() => {
          // If another person signs in, they must not see the previous person's page.
          const isOther = before !== "" && lastUser.get() !== before;
          return goTo(isOther ? "/" : (back() ?? "/"));
        }}
      />,
    );
  };

  // The language is read before the address changes.
  language.get();
  const page = currentPage(paths);
  const row = page === null ? undefined : publicPages[page];
  if (page === null) {
    const isSignedIn = /^\/login\/*$/.test(location.pathname);
    goTo(
      isSignedIn ? (returnAddress(location.search) ?? "/") : `${location.pathname}${location.search}${location.hash}`,
    ).catch(showMissing);
  } else {
    (row ? loadPage(row, site).then(showPublic) : openSignIn()).catch(showMissing);
  }
};

// The first script: chooses between the public pages, which are part of it, and the console, which is fetched.
import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { arrive } from "../framework/public/arrive";
import { ConsoleMissing } from "./public/ConsoleMissing";
import { loadPage } from "./public/pages";
import { publicPath } from "./public/paths";
import { loadWords } from "./public/words";
import "../framework/public/public.css";
import { loadChunk } from "../framework/shell/errors/loadChunk";
import { settleLanguage } from "../framework/shell/languageQuery";
import { language } from "../framework/wire/language";
import { lastUser } from "../framework/wire/lastUser";
import { ownAccount } from "../framework/wire/ownAccount";
import { returnAddress } from "../framework/wire/session";

const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root.");
let root: Root | null = null;
const emptyRoot = () => (root ??= createRoot(element));

/** Takes over what was drawn before this script came, or draws it. */
const showPublic = (page: ReactNode) => {
  if ("drawn" in element.dataset) root = hydrateRoot(element, page);
  else emptyRoot().render(page);
};

const showMissing = (error: unknown) => {
  console.error(error);
  emptyRoot().render(<ConsoleMissing />);
};

const consoleScript = () => loadChunk(() => import("./App"));

const openConsole = async () => {
  ownAccount.askAhead();
  try {
    const { openConsole: open } = await consoleScript();
    await open(emptyRoot());
  } catch (error) {
    showMissing(error);
  }
};

const signInScript = () => loadChunk(() => import("./public/PublicApp"));

/** A public page is no screen of the console: it is opened as itself. */
const goTo = async (path: string) => {
  if (publicPath(new URL(path, location.origin).pathname) === null) {
    history.replaceState(null, "", path);
    settleLanguage();
    return openConsole();
  }
  location.replace(path);
};

const openSignIn = async () => {
  const back = returnAddress(location.search);
  const before = lastUser.get();
  const { PublicApp, platformSignIn } = await signInScript();
  await loadWords(language.get());
  showPublic(
    <PublicApp
      port={platformSignIn}
      expired={back !== null}
      // While the person types, the console arrives.
      onTouched={() => consoleScript().then(({ prepareConsole }) => prepareConsole(back ?? "/"), console.warn)}
      onSignedIn={() => {
        // Another person does not land where the one before left.
        const isOther = before !== "" && lastUser.get() !== before;
        return goTo(isOther ? "/" : (back ?? "/"));
      }}
    />,
  );
};

const page = arrive();
if (page === null) {
  const isSignedIn = /^\/login\/*$/.test(location.pathname);
  goTo(isSignedIn ? (returnAddress(location.search) ?? "/") : `${location.pathname}${location.search}${location.hash}`);
} else {
  (page === "/login" ? openSignIn() : loadPage(page).then(showPublic)).catch(showMissing);
}

// The first script: chooses between the public pages, which are part of it, and the console, which is fetched.
import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { arrive } from "./public/arrive";
import { ConsoleMissing } from "./public/ConsoleMissing";
import { loadPage } from "./public/pages";
import { loadWords } from "./public/words";
import "./public/public.css";
import { loadChunk } from "./shell/errors/loadChunk";
import { settleLanguage } from "./shell/languageQuery";
import { language } from "./wire/language";
import { lastUser } from "./wire/lastUser";
import { ownAccount } from "./wire/ownAccount";
import { returnAddress } from "./wire/session";

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
        history.replaceState(null, "", isOther ? "/" : (back ?? "/"));
        settleLanguage();
        return openConsole();
      }}
    />,
  );
};

const page = arrive();
if (page === null) {
  if (location.pathname === "/login") history.replaceState(null, "", returnAddress(location.search) ?? "/");
  settleLanguage();
  openConsole();
} else {
  (page === "/login" ? openSignIn() : loadPage(page).then(showPublic)).catch(showMissing);
}

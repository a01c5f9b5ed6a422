// The first script: chooses between the public pages, which are part of it, and the console, which is fetched.
import { createRoot } from "react-dom/client";
import { ConsoleMissing } from "./public/ConsoleMissing";
import { isPublicPage, openPublicPage } from "./public/pages";
import "./public/public.css";
import { loadChunk } from "./shell/errors/loadChunk";
import { settleLanguage } from "./shell/languageQuery";
import { showMode } from "./shell/theme/mode";
import { ownAccount } from "./wire/ownAccount";
import { loginAddress, returnAddress } from "./wire/session";
import { lastUser } from "./wire/signIn";
import { token } from "./wire/token";

const LOGIN = "/login";
const element = document.getElementById("root");
if (!element) throw new Error("The page has no #root.");
const root = createRoot(element);

const consoleScript = () => loadChunk(() => import("./App"));

const openConsole = async () => {
  ownAccount.askAhead();
  try {
    const { openConsole: open } = await consoleScript();
    await open(root);
  } catch (error) {
    console.error(error);
    root.render(<ConsoleMissing />);
  }
};

const signInScript = () => loadChunk(() => import("./public/PublicApp"));

const openSignIn = async () => {
  const back = returnAddress(location.search);
  const before = lastUser();
  const { PublicApp, platformSignIn } = await signInScript();
  root.render(
    <PublicApp
      port={platformSignIn}
      expired={back !== null}
      // While the person types, the console arrives.
      onTouched={() => consoleScript().then(({ prepareConsole }) => prepareConsole(back ?? "/"), console.warn)}
      onSignedIn={() => {
        // Another person does not land where the one before left.
        const isOther = before !== "" && lastUser() !== before;
        history.replaceState(null, "", isOther ? "/" : (back ?? "/"));
        settleLanguage();
        return openConsole();
      }}
    />,
  );
};

const isPublic = isPublicPage(location.pathname);
if (token.get() === "" && location.pathname !== LOGIN && !isPublic) {
  history.replaceState(null, "", loginAddress(location));
}
settleLanguage();
showMode();
if (isPublic) {
  openPublicPage(root);
} else if (token.get() === "") {
  openSignIn().catch((error: unknown) => {
    console.error(error);
    root.render(<ConsoleMissing />);
  });
} else {
  if (location.pathname === LOGIN) history.replaceState(null, "", returnAddress(location.search) ?? "/");
  settleLanguage();
  openConsole();
}

// The sign-in form in a dialog over the page. A native dialog is above MUI's dialogs, and disables the rest.
import { useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import en from "../words/public/en.json";
import simplified from "../words/public/zh-CN.json";
import traditional from "../words/public/zh-TW.json";
import { signInPort } from "../../../src/framework/public/platformSignIn";
import { SignInPage } from "../../../src/framework/public/SignInPage";
import type { SignInPort } from "../../../src/framework/public/SignInPort";
import { loadSignInWords, type SignInText, signInWords } from "../../../src/framework/public/signInWords";
import { type Site, SiteProvider } from "../../../src/framework/public/Site";
import { loadWords, wordsOf } from "../../../src/framework/public/words";
import * as language from "../../../src/framework/wire/language";
import { lastUser } from "../../../src/framework/wire/lastUser";
import { renewal } from "../../../src/framework/wire/renewal";
import "./signInAgain.css";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

/** Loads the words of the form. @throws ChunkFailure */
export const loadDialogWords = (): Promise<unknown> => loadWords(language.get(), [loadSignInWords]);

/** Only a sign-in closes the dialog. */
const stay = (event: { preventDefault(): void }): void => event.preventDefault();

const signedIn = async (): Promise<void> => renewal.signedIn();

export const SignInAgainDialog = ({ site }: { readonly site: Site }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const spoken = language.get();
  const say: SignInText = useMemo(() => {
    const known = signInWords(spoken);
    return (word, values) => (word === "sign_in.expired" ? words(spoken)("again.lead") : known(word, values));
  }, [spoken]);
  const port = useMemo<SignInPort>(() => ({ ...signInPort(site), account: lastUser.get() }), [site]);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector<HTMLInputElement>("[name=password]")?.focus();
    // Closing returns the focus to the element that had it before.
    return () => shown?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="public again"
      lang={spoken}
      aria-label={words(spoken)("again.name")}
      // The page below must not react to keys that are pressed here.
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") event.preventDefault();
      }}
      onCancel={stay}
    >
      <div className="again-form">
        <SiteProvider value={site}>
          <SignInPage port={port} t={say} expired onSignedIn={signedIn} />
        </SiteProvider>
      </div>
    </dialog>,
    document.body,
  );
};

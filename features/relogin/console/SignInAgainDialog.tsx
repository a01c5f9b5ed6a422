// The sign-in form in a dialog over the page. A native dialog is above MUI's dialogs, and disables the rest.
import { useLayoutEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import en from "../../../locales/en/framework/public.again.json";
import simplified from "../../../locales/zh-CN/framework/public.again.json";
import traditional from "../../../locales/zh-TW/framework/public.again.json";
import { signInPort } from "../public/platformSignIn";
import { SignInPage } from "../public/SignInPage";
import type { SignInPort } from "../public/SignInPort";
import { loadSignInWords, type SignInText, signInWords } from "../public/signInWords";
import { type Site, SiteProvider } from "../public/Site";
import { loadWords, wordsOf } from "../public/words";
import * as language from "../wire/language";
import { lastUser } from "../wire/lastUser";
import { renewal } from "../wire/renewal";
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

import { useEffect, useEffectEvent, useState } from "react";
import { showLanguageInAddress } from "../shell/languageQuery";
import { chooseMode, isDark } from "../shell/theme/mode";
import type { Language } from "../wire/contract";
import { language as spoken } from "../wire/language";
import { PublicFrame } from "./PublicFrame";
import { SignInPage } from "./SignInPage";
import type { SignInPort } from "./SignInPort";
import { translator } from "./words";

/** Milliseconds after which the console is fetched even though nobody has typed yet. */
const PATIENCE = 1500;

interface PublicAppProps {
  readonly port: SignInPort;
  /** A session ended under the person. */
  readonly expired: boolean;
  /** Told once, when the page is usable and the browser rests, or at the first key. */
  readonly onTouched: () => void;
  /** Resolves when the console has taken the page over. */
  readonly onSignedIn: () => Promise<void>;
}

export const PublicApp = ({ port, expired, onTouched, onSignedIn }: PublicAppProps) => {
  const [language, setLanguage] = useState(spoken.get);
  const [dark, setDark] = useState(() => isDark());
  const t = translator(language);

  const touched = useEffectEvent(onTouched);
  useEffect(() => {
    document.title = `${translator(language)("sign_in.title")} - ${translator(language)("product")}`;
  }, [language]);
  useEffect(() => whenIdle(() => touched()), []);

  const switchLanguage = (next: Language) => {
    spoken.set(next);
    showLanguageInAddress(next);
    setLanguage(next);
  };
  const switchDark = (next: boolean) => {
    chooseMode(next ? "dark" : "light");
    setDark(next);
  };

  return (
    <PublicFrame t={t} language={language} dark={dark} onLanguage={switchLanguage} onDark={switchDark}>
      <SignInPage port={port} t={t} expired={expired} onSignedIn={onSignedIn} />
    </PublicFrame>
  );
};

/** Once: at the first key, or when nothing has happened for a while. */
const whenIdle = (act: () => void): (() => void) => {
  let done = false;
  const once = () => {
    if (!done) act();
    done = true;
    stop();
  };
  const timer = setTimeout(once, PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener("keydown", once);
    removeEventListener("pointerdown", once);
  };
  addEventListener("keydown", once);
  addEventListener("pointerdown", once);
  return stop;
};

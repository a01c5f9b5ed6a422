import { useState } from "react";
import { showLanguageInAddress } from "../shell/languageQuery";
import { chooseMode, isDark } from "../shell/theme/mode";
import type { Language } from "../wire/contract";
import { language as spoken } from "../wire/language";
import { PublicFrame } from "./PublicFrame";
import { SignInPage } from "./SignInPage";
import type { SignInPort } from "./SignInPort";
import type { Values } from "./useSignIn";
import { translator } from "./words";

interface PublicAppProps {
  readonly port: SignInPort;
  readonly typed: Partial<Values>;
  readonly expired: boolean;
  readonly onSignedIn: () => void;
}

export const PublicApp = ({ port, typed, expired, onSignedIn }: PublicAppProps) => {
  const [language, setLanguage] = useState(spoken.get);
  const [dark, setDark] = useState(() => isDark());
  const t = translator(language);

  const switchLanguage = (next: Language) => {
    spoken.set(next);
    showLanguageInAddress(next);
    document.title = `${translator(next)("sign_in.title")} - ${translator(next)("product")}`;
    setLanguage(next);
  };
  const switchDark = (next: boolean) => {
    chooseMode(next ? "dark" : "light");
    setDark(next);
  };

  return (
    <PublicFrame t={t} language={language} dark={dark} onLanguage={switchLanguage} onDark={switchDark}>
      <SignInPage port={port} t={t} typed={typed} expired={expired} onSignedIn={onSignedIn} />
    </PublicFrame>
  );
};

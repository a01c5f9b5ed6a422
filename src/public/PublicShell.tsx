import { type ReactNode, useEffect, useState } from "react";
import { showLanguageInAddress } from "../shell/languageQuery";
import { chooseMode, isDark } from "../shell/theme/mode";
import type { Language } from "../wire/contract";
import { language as spoken } from "../wire/language";
import { PublicFrame } from "./PublicFrame";
import { PublicHeader } from "./PublicHeader";
import { Logo } from "../shell/Logo";
import { translator } from "./words";

interface PublicShellProps {
  /** What the window is called in a language, without the product. */
  readonly title: (language: Language) => string;
  /** Gives the page the whole width instead of one half. */
  readonly wide?: boolean;
  readonly children: (language: Language) => ReactNode;
}

/** What every public page has: a frame, its title, the choice of language and colours. */
export const PublicShell = ({ title, wide = false, children }: PublicShellProps) => {
  const [language, setLanguage] = useState(spoken.get);
  const [dark, setDark] = useState(() => isDark());
  const t = translator(language);
  const name = `${title(language)} - ${t("product")}`;
  useEffect(() => {
    document.title = name;
  }, [name]);

  const settings = {
    t,
    language,
    dark,
    onLanguage: (next: Language) => {
      spoken.set(next);
      showLanguageInAddress(next);
      setLanguage(next);
    },
    onDark: (next: boolean) => {
      chooseMode(next ? "dark" : "light");
      setDark(next);
    },
  };
  if (!wide) return <PublicFrame {...settings}>{children(language)}</PublicFrame>;
  return (
    <div className="public wide">
      <PublicHeader {...settings}>
        <p className="mark">
          <Logo />
          {t("product")}
        </p>
      </PublicHeader>
      <main>{children(language)}</main>
    </div>
  );
};

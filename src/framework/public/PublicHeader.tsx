import { chooseMode, isDark } from "../ui/theme/mode";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../wire/contract";
import { useSite } from "./Site";
import type { Translate } from "./words";

export interface PublicHeaderProps {
  readonly t: Translate;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** A style sheet chooses the right icon, because the page is drawn before the mode is known. */
const turnColours = () => chooseMode(isDark() ? "light" : "dark");

/** The head of a public page: the product's name, a button for the colour mode, and the choice of a language. */
export const PublicHeader = ({ t, language, onLanguage }: PublicHeaderProps) => {
  const { name } = useSite();
  return (
    <header suppressHydrationWarning>
      {name && <p className="product">{name[language]}</p>}
      <button type="button" className="icon theme" aria-label={t("theme")} title={t("theme")} onClick={turnColours} />
      <select
        aria-label={t("language")}
        value={language}
        onChange={(event) => {
          const chosen = LANGUAGES.find((one) => one === event.target.value);
          if (chosen) onLanguage(chosen);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </header>
  );
};

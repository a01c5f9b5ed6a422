import { chooseMode, isDark } from "../ui/theme/mode";
import type { Language } from "../wire/contract";
import type { Translate } from "./words";

export interface PublicHeaderProps {
  readonly t: Translate;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

const LANGUAGES = [
  ["en", "English"],
  ["zh-CN", "简体中文"],
  ["zh-TW", "繁體中文"],
] as const;

/** The stylesheet decides which icon is visible, so that a page can be drawn before the mode is known. */
const turnColours = () => chooseMode(isDark() ? "light" : "dark");

/** Buttons for the colour mode and the language of a public page. */
export const PublicHeader = ({ t, language, onLanguage }: PublicHeaderProps) => (
  <header suppressHydrationWarning>
    <button type="button" className="icon theme" aria-label={t("theme")} title={t("theme")} onClick={turnColours} />
    <select
      aria-label={t("language")}
      value={language}
      onChange={(event) => {
        const chosen = LANGUAGES.find(([value]) => value === event.target.value);
        if (chosen) onLanguage(chosen[0]);
      }}
    >
      {LANGUAGES.map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </select>
  </header>
);

import type { ReactNode } from "react";
import type { Language } from "../wire/contract";
import type { Translate } from "./words";

export interface PublicHeaderProps {
  readonly t: Translate;
  readonly language: Language;
  readonly dark: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onDark: (dark: boolean) => void;
}

const LANGUAGES = [
  ["en", "English"],
  ["zh-CN", "简体中文"],
  ["zh-TW", "繁體中文"],
] as const;

const SUN =
  "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.4 1.4 M17.6 17.6 19 19 M5 19l1.4-1.4 M17.6 6.4 19 5";
const MOON = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";

/** Colours and language of a public page; `children` stand before them. */
export const PublicHeader = ({
  t,
  language,
  dark,
  onLanguage,
  onDark,
  children,
}: PublicHeaderProps & { readonly children?: ReactNode }) => (
  <header>
    {children}
    <button
      type="button"
      className="icon"
      aria-label={t(dark ? "theme.light" : "theme.dark")}
      title={t(dark ? "theme.light" : "theme.dark")}
      onClick={() => onDark(!dark)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={dark ? SUN : MOON} />
      </svg>
    </button>
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

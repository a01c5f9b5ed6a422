import type { ReactNode } from "react";
import type { Language } from "../wire/contract";
import { Logo } from "../shell/Logo";
import type { Translate } from "./words";

interface PublicFrameProps {
  readonly t: Translate;
  readonly language: Language;
  readonly dark: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly onDark: (dark: boolean) => void;
  readonly children: ReactNode;
}

const LANGUAGES = [
  ["en", "English"],
  ["zh-CN", "简体中文"],
  ["zh-TW", "繁體中文"],
] as const;

const SUN =
  "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z M12 2v2 M12 20v2 M2 12h2 M20 12h2 M5 5l1.4 1.4 M17.6 17.6 19 19 M5 19l1.4-1.4 M17.6 6.4 19 5";
const MOON = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z";

/** The two halves of every public page: what the product is, and what is to be done here. */
export const PublicFrame = ({ t, language, dark, onLanguage, onDark, children }: PublicFrameProps) => (
  <div className="public">
    <aside className="brand">
      <p className="mark">
        <Logo />
        {t("product")}
      </p>
      <div className="claim">
        <p className="headline">{t("brand.headline")}</p>
        <p>{t("brand.text")}</p>
        <ul>
          <li>{t("brand.devices")}</li>
          <li>{t("brand.services")}</li>
          <li>{t("brand.partners")}</li>
        </ul>
      </div>
      <svg className="sea" viewBox="0 0 800 800" aria-hidden="true">
        {[80, 150, 220, 290, 360, 430].map((radius) => (
          <circle key={radius} cx="470" cy="330" r={radius} />
        ))}
        <path className="beam" d="M470 330 86 96 214 -24z" />
        <path className="sweep" d="M470 330 810 190" />
        <g className="blips">
          <circle cx="330" cy="215" r="5" />
          <circle cx="258" cy="330" r="4" />
          <circle cx="545" cy="150" r="4" />
          <circle cx="640" cy="300" r="5" />
          <circle cx="520" cy="410" r="3.5" />
          <circle cx="395" cy="375" r="3.5" />
          <circle className="home" cx="470" cy="330" r="6" />
        </g>
      </svg>
    </aside>
    <main className="work">
      <header>
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
      {children}
    </main>
  </div>
);

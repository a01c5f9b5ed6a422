import type { Language } from "pilothouse/wire";
import { words } from "./words";

/** A cross drawn as a corridor with four wards. */
const Cross = () => (
  <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path
      d="M12 4h8v8h8v8h-8v8h-8v-8H4v-8h8z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M12 12h8v8h-8z" fill="currentColor" />
  </svg>
);

export const SignInPicture = ({ language }: { readonly language: Language }) => {
  const t = words(language);
  return (
    <>
      <p className="mark">
        <Cross />
        {t("product")}
      </p>
      <div className="claim">
        <p className="headline">{t("headline")}</p>
        <p>{t("text")}</p>
        <ul>
          <li>{t("upkeep")}</li>
          <li>{t("inventory")}</li>
          <li>{t("people")}</li>
        </ul>
      </div>
    </>
  );
};

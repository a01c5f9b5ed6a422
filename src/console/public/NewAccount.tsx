import type { Language } from "pilothouse/wire";
import { brandWords } from "./brandWords";

/** The language goes along, the way back does not: a new account has nothing to return to. */
const keptQuery = (): string => {
  const lang = new URLSearchParams(location.search).get("lang");
  return lang === null ? "" : `?lang=${encodeURIComponent(lang)}`;
};

export const NewAccount = ({ language }: { readonly language: Language }) => {
  const t = brandWords(language);
  return (
    <p className="other">
      {t("sign_in.no_account")} <a href={`/register${keptQuery()}`}>{t("sign_in.register")}</a>
    </p>
  );
};

import { queryWithLanguage } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import { brandWords } from "./brandWords";

/** The language goes along, the way back does not: a new account has nothing to return to. */
export const NewAccount = ({ language }: { readonly language: Language }) => {
  const t = brandWords(language);
  return (
    <p className="other">
      {t("sign_in.no_account")} <a href={`/register${queryWithLanguage("", language)}`}>{t("sign_in.register")}</a>
    </p>
  );
};

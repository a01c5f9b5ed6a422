import { queryWithLanguage } from "pilothouse/shell";
import type { Language } from "pilothouse/wire";
import type { PUBLIC_PATHS } from "../addresses";
import { brandWords } from "./brandWords";

const REGISTER: (typeof PUBLIC_PATHS)["register"] = "/register";

/** A link to registration. It keeps the language but not the return address: a new account has nothing to return to. */
export const RegistrationLink = ({ language }: { readonly language: Language }) => {
  const t = brandWords(language);
  return (
    <p className="other">
      {t("sign_in.no_account")} <a href={`${REGISTER}${queryWithLanguage("", language)}`}>{t("sign_in.register")}</a>
    </p>
  );
};

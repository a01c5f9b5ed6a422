import type { Language } from "pilothouse/wire";
import { Logo } from "../Logo";
import { brandWords } from "./brandWords";
import "./brand.css";

/** The half of a public page that presents the product. */
export const SignInPicture = ({ language }: { readonly language: Language }) => {
  const t = brandWords(language);
  return (
    <>
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
    </>
  );
};

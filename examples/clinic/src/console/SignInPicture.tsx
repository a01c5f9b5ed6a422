import type { Language } from "pilothouse/wire";
import { words } from "./words";
import "./brand.css";

/** The picture beside the sign-in form. */
export const SignInPicture = ({ language }: { readonly language: Language }) => {
  const t = words(language);
  return (
    <>
      <p className="mark">{t("product")}</p>
      <div className="claim">
        <p className="headline">{t("headline")}</p>
        <p>{t("text")}</p>
        <ul>
          <li>{t("claimRepairs")}</li>
          <li>{t("claimMachines")}</li>
          <li>{t("claimStaff")}</li>
        </ul>
      </div>
    </>
  );
};

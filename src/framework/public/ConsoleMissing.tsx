import * as language from "../wire/language";
import { missingWords } from "./missingWords";

/** Shown instead of a blank page when the console could not be loaded. */
export const ConsoleMissing = () => {
  const t = missingWords(language.get());
  return (
    <div className="public missing">
      <div className="form" role="alert">
        <p>{t("failed.console")}</p>
        <button type="button" className="submit" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    </div>
  );
};

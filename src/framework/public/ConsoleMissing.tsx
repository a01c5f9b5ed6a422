import en from "../../../locales/en/framework/public.missing.json";
import simplified from "../../../locales/zh-CN/framework/public.missing.json";
import traditional from "../../../locales/zh-TW/framework/public.missing.json";
import * as language from "../wire/language";
import { wordsOf } from "./words";

/** The words are in every built page, because they are shown when nothing else can be loaded. */
const missingWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

/** A link to the page itself, so that people can load it again without a script. */
const HERE = "";

/** Shown when the console could not be loaded, instead of a blank page. Every built page contains it. */
export const ConsoleMissing = () => {
  const t = missingWords(language.get());
  return (
    <div className="public missing">
      <div className="form" role="alert">
        <p>{t("failed.console")}</p>
        <a className="submit" href={HERE}>
          {t("reload")}
        </a>
      </div>
    </div>
  );
};

// What stands below the sign-in form where the installation can do it. Loaded beside the page.
import { lazy, Suspense } from "react";
import en from "../../../locales/en/framework/public.beside.json";
import simplified from "../../../locales/zh-CN/framework/public.beside.json";
import traditional from "../../../locales/zh-TW/framework/public.beside.json";
import { loadChunk } from "../shell/errors/loadChunk";
import { queryWithLanguage } from "../shell/languageQuery";
import { config } from "../wire/config";
import * as language from "../wire/language";
import type { ElsewhereProps } from "./SignInPort";
import { wordsOf } from "./words";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

/** The address of the page for whoever forgot their password, in every console. */
const FORGOTTEN = "/forgotten";

const Elsewhere = lazy(() => loadChunk(() => import("./Elsewhere")).then((part) => ({ default: part.Elsewhere })));

export const Beside = (props: ElsewhereProps) => {
  const { beside } = config().given;
  const has = (name: string): boolean => Array.isArray(beside) && beside.includes(name);
  const spoken = language.get();
  return (
    <>
      {has("forgotten") && (
        <p className="beside">
          <a href={`${FORGOTTEN}${queryWithLanguage(location.search, spoken)}`}>{words(spoken)("beside.forgotten")}</a>
        </p>
      )}
      {has("providers") && (
        <Suspense>
          <Elsewhere {...props} />
        </Suspense>
      )}
    </>
  );
};

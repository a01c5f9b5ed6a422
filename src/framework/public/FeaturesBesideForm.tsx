// The parts below the sign-in form that this installation has. They are loaded while the page is shown.
import { Suspense } from "react";
import en from "../../../locales/en/framework/public.beside.json";
import simplified from "../../../locales/zh-CN/framework/public.beside.json";
import traditional from "../../../locales/zh-TW/framework/public.beside.json";
import { queryWithLanguage } from "../shell/languageQuery";
import { config } from "../wire/config";
import * as language from "../wire/language";
import type { ElsewhereProps } from "./SignInPort";
import { useFeatures } from "./useFeatures";
import { wordsOf } from "./words";

const words = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

/** The address of the page for people who forgot their password. It is the same in every console. */
const FORGOTTEN = "/forgotten";

const has = (name: string): boolean => {
  const { beside } = config().given;
  return Array.isArray(beside) && beside.includes(name);
};

/** A link to the page for people who forgot their password. */
export const ForgottenPasswordLink = () => {
  const spoken = language.get();
  if (!has("forgotten")) return null;
  return <a href={`${FORGOTTEN}${queryWithLanguage(location.search, spoken)}`}>{words(spoken)("beside.forgotten")}</a>;
};

/** The parts of features below the form. */
export const FeaturesBesideForm = (props: ElsewhereProps) =>
  useFeatures().map(({ name, BesideSignIn: Part }) =>
    Part && has(name) ? (
      <Suspense key={name}>
        <Part {...props} />
      </Suspense>
    ) : null,
  );

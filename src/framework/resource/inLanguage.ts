import { useLocale } from "ra-core";
import { useMemo } from "react";
import type { Reference } from "../wire/contract";

type Titled = Pick<Reference, "title" | "titles">;

/** A resource or a reference whose title field is the field for this language. */
export const inLanguage = <T extends Titled>(of: T, language: string): T => {
  const title = Object.entries(of.titles ?? {}).find(([one]) => one === language)?.[1];
  return title === undefined ? of : { ...of, title };
};

/** `inLanguage` for the current language. */
export const useInLanguage = <T extends Titled>(of: T): T => {
  const language = useLocale();
  return useMemo(() => inLanguage(of, language), [of, language]);
};

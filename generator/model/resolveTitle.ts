// The field that names a record, and the fields that name it in other languages.
import { FIRST_LANGUAGE, forLanguages, type Words } from "../../shared/schema/languages";
import type { Definition } from "../definition/Definition";
import type { Lookup } from "./Lookup";

export const titleOf = (definition: Definition, lookup: Lookup, key: string): string => {
  const { title } = definition;
  if (title !== undefined) return typeof title === "string" ? title : (title[FIRST_LANGUAGE] ?? key);
  const first = [...definition.fields].find(
    ([, field]) => field.hidden !== true && lookup.facts(field)?.role === "title",
  );
  return first?.[0] ?? key;
};

export const titlesOf = ({ title }: Definition): Readonly<Partial<Words>> => {
  if (title === undefined || typeof title === "string") return {};
  const all = forLanguages((language) => title[language] ?? (language === "zh-TW" ? title["zh-CN"] : undefined));
  return Object.fromEntries(
    Object.entries(all).filter(([, field]) => field !== undefined && field !== title[FIRST_LANGUAGE]),
  );
};

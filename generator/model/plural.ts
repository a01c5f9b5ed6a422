// Makes English plurals. A definition may give an irregular one: `plural: { en: Goods }`. Chinese has no plural, so the label
// is used, unless the definition gives another name for tabs and headings.
import type { PartialWords } from "../definition/ConsoleDefinition";
import type { Definition } from "../definition/Definition";
import { isLanguage, type Words } from "../../shared/schema/languages";
import type { ResolveText } from "./resolveWords";

/** "Category" -> "Categories", "Push" -> "Pushes", "Device" -> "Devices". */
export const englishPlural = (name: string): string => {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
};

type Named = Pick<Definition, "name"> & {
  readonly label?: PartialWords | undefined;
  readonly plural?: PartialWords | undefined;
};

export const pluralOf = ({ name, label, plural }: Named, speak: ResolveText): Words => {
  const one = speak(label, name);
  const en = isLanguage("en") ? { en: plural?.en ?? englishPlural(one.en) } : {};
  return speak({ ...(plural?.["zh-CN"] === undefined ? one : {}), ...plural, ...en }, name);
};

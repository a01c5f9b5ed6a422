// Makes English plurals. A definition may give an irregular one: `plural: { en: Goods }`.
import type { Definition } from "../definition/Definition";
import type { Words } from "./Model";
import type { Speak } from "./resolveWords";

/** "Category" -> "Categories", "Push" -> "Pushes", "Device" -> "Devices". */
export const englishPlural = (name: string): string => {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
};

export const pluralOf = ({ name, label, plural }: Definition, speak: Speak): Words => {
  const one = speak(label, name);
  return { ...one, en: plural?.en ?? englishPlural(one.en) };
};

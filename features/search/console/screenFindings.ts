import type { WordTable } from "../../../src/framework/wire/contract";
import type { Finding } from "./Finding";
import type { SearchPage } from "./SearchSource";

/** @param tables menu labels of every language, so that all names of a screen match */
export const screenFindings = (places: readonly SearchPage[], tables: readonly WordTable[]): readonly Finding[] =>
  places.map(({ menu, path, icon, label, section }) => ({
    key: `screen ${path}`,
    kind: "screen",
    label,
    hint: section,
    icon,
    also: [...tables.flatMap((table) => table[`menu.${menu}`] ?? []), path],
    to: path,
  }));

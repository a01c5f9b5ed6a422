import { ENUMS_FILE } from "../../generator/layout";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { type Report, complainAbout } from "../../generator/definition/Problem";
import { toCamelCase } from "../../generator/model/names";

/** Enumerations become constants in one file, so their names in code must differ. */
export const checkEnums = ({ enums }: Definitions, report: Report): void => {
  const complain = complainAbout(ENUMS_FILE, report);
  const taken = new Map<string, string>();
  for (const name of enums.enums.keys()) {
    const identifier = toCamelCase(name);
    const first = taken.get(identifier);
    if (first !== undefined)
      complain("P133", [name], `\`${name}\` and \`${first}\` would both be named ${identifier}`, "Rename one.", "key");
    taken.set(identifier, first ?? name);
  }
};

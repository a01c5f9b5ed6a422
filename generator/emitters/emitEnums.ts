import { ENUMS_FILE, GENERATED_FOLDER, ENUM_VALUES_FOLDER } from "../layout";
import type { EnumModel, EnumValueModel } from "../model/EnumModel";
import { toPascalCase } from "../model/names";
import { array, asConst, call, constant, imported, literal, member, object, table } from "../printing";
import type { Entry, GeneratedFile } from "../printing";
import type { Catalog } from "./Catalog";

export const hasSynonyms = ({ values }: EnumModel): boolean => values.some(({ also }) => also.length > 0);

/** `shared/generated/enums.ts`: every enumeration by the names of its values. */
export const emitEnumValues = ({ model }: Catalog): GeneratedFile => ({
  path: `${ENUM_VALUES_FOLDER}/enums.ts`,
  source: ENUMS_FILE,
  statements: model.enums.map(({ name, values }) =>
    constant(toPascalCase(name), asConst(object(values.map((one) => [one.name, literal(one.value)])))),
  ),
});

/** `synonyms.ts`: other words for values in files, of the enumerations that have some. */
export const emitSynonyms = ({ model }: Catalog): readonly GeneratedFile[] => {
  const statements = model.enums.filter(hasSynonyms).map(({ name, identifier, values }) => {
    const of = imported(toPascalCase(name), `${ENUM_VALUES_FOLDER}/enums`);
    const words = values.filter(({ also }) => also.length > 0);
    return constant(`${identifier}Synonyms`, table(words.map((one) => [member(of, one.name), literal(one.also)])));
  });
  return statements.length === 0 ? [] : [{ path: `${GENERATED_FOLDER}/synonyms.ts`, source: ENUMS_FILE, statements }];
};

/** The colour of a value, if it has one. */
const colorEntry = ({ value, color, danger }: EnumValueModel): readonly Entry[] => {
  if (color === "default" && !danger) return [];
  return [[String(value), literal(danger === (color === "error") ? color : { color, danger })]];
};

/** `enums.ts`: every enumeration as the console draws it. Labels are among the words of the console. */
export const emitEnums = ({ model }: Catalog): GeneratedFile => ({
  path: `${GENERATED_FOLDER}/enums.ts`,
  source: ENUMS_FILE,
  statements: model.enums.map(({ identifier, name, values }) => {
    const colors = values.flatMap(colorEntry);
    return constant(
      identifier,
      call(imported("enumeration", "pilothouse/wire"), [
        literal(name),
        array(values.map(({ value }) => literal(value))),
        ...(colors.length > 0 ? [object(colors)] : []),
      ]),
    );
  }),
});

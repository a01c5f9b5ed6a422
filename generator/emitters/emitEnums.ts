import { ENUMS, GENERATED, VALUES } from "../layout";
import type { EnumValueModel } from "../model/EnumModel";
import { toPascalCase } from "../model/names";
import { array, asConst, call, constant, type Entry, type GeneratedFile, imported, literal, object } from "../printing";
import type { Catalog } from "./Catalog";

/** `shared/generated/enums.ts`: every enumeration by the names of its values. */
export const emitValues = ({ model }: Catalog): GeneratedFile => ({
  path: `${VALUES}/enums.ts`,
  source: ENUMS,
  statements: model.enums.map(({ name, values }) =>
    constant(toPascalCase(name), asConst(object(values.map((one) => [one.name, literal(one.value)])))),
  ),
});

/** The colour of a value, if it has one. */
const colorEntry = ({ value, color, danger }: EnumValueModel): readonly Entry[] => {
  if (color === "default" && !danger) return [];
  return [[String(value), literal(danger === (color === "error") ? color : { color, danger })]];
};

/** `enums.ts`: every enumeration as the console draws it. Labels are among the words of the console. */
export const emitEnums = ({ model }: Catalog): GeneratedFile => ({
  path: `${GENERATED}/enums.ts`,
  source: ENUMS,
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

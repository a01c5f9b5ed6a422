import { ENUMS, GENERATED } from "../layout";
import { array, call, constant, type GeneratedFile, imported, literal, object, table } from "../printing";
import type { Catalog } from "./Catalog";
import { entryUnless } from "./entries";

/** `enums.ts`: every enumeration with the colours of its values. Labels are among the words of the resources that use them. */
export const emitEnums = ({ model }: Catalog): GeneratedFile => ({
  path: `${GENERATED}/enums.ts`,
  source: ENUMS,
  statements: model.enums.map(({ identifier, name, values }) =>
    constant(
      identifier,
      call(imported("enumeration", "pilothouse/wire"), [
        table([
          ["name", literal(name)],
          [
            "values",
            array(
              values.map(({ value, color, danger }) =>
                object([
                  ["value", literal(value)],
                  ...entryUnless("default", "color", color),
                  ...entryUnless(color === "error", "danger", danger),
                ]),
              ),
            ),
          ],
        ]),
      ]),
    ),
  ),
});

import { ENUMS, GENERATED } from "../layout";
import { toPascalCase } from "../model/names";
import { asConst, constant, type GeneratedFile, literal, object } from "../printing";
import type { Catalog } from "./Catalog";

/** `values.ts`: every enumeration by the names of its values. A build contains only those that hand-written code uses. */
export const emitValues = ({ model }: Catalog): GeneratedFile => ({
  path: `${GENERATED}/values.ts`,
  source: ENUMS,
  statements: model.enums.map(({ name, values }) =>
    constant(toPascalCase(name), asConst(object(values.map((one) => [one.name, literal(one.value)])))),
  ),
});

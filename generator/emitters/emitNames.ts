import { ENUMS, HANDLES } from "../layout";
import { toPascalCase } from "../model/names";
import { alias, call, constant, type GeneratedFile, imported, literal, object, unionOf } from "../printing";
import type { Catalog } from "./Catalog";
import { DEFINE } from "./places";

/** `platform/generated/enums.ts`: every enumeration with the names of its values, and the type of a value. */
export const emitNames = ({ model }: Catalog): GeneratedFile => ({
  path: `${HANDLES}/enums.ts`,
  source: ENUMS,
  statements: model.enums.flatMap(({ name, values }) => [
    constant(
      toPascalCase(name),
      call(imported("enumeration", DEFINE), [object(values.map((one) => [one.name, literal(one.value)]))]),
    ),
    alias(toPascalCase(name), unionOf(values.map(({ value }) => value))),
  ]),
});

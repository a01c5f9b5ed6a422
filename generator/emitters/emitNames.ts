import { ENUMS, HANDLES } from "../layout";
import { pascal } from "../model/names";
import { call, type GeneratedFile, imported, literal, unionOf, object, type Statement } from "../printing";
import type { Catalog } from "./Catalog";
import { DEFINE } from "./places";

/** `platform/generated/enums.ts`: every enumeration with the names of its values, and the type of one. */
export const emitNames = ({ model }: Catalog): GeneratedFile => ({
  path: `${HANDLES}/enums.ts`,
  source: ENUMS,
  statements: model.enums.flatMap(({ name, values }): readonly Statement[] => [
    {
      form: "constant",
      name: pascal(name),
      value: call(imported("enumeration", DEFINE), [object(values.map((one) => [one.name, literal(one.value)]))]),
    },
    { form: "alias", name: pascal(name), type: unionOf(values.map(({ value }) => value)) },
  ]),
});

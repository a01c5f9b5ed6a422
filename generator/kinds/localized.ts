import { LANGUAGES } from "../../shared/schema/languages";
import type { FieldKind, KindOf } from "./FieldKind";
import { listKind } from "./list";
import { nestedFields } from "./nestedFields";
import { buildSchema, viewPart, inputFor } from "./pieces";

const KEY = "lang";

/** At most one row for each language. Its fields must include `lang`. */
export const localizedKind = (kindOf: KindOf) => {
  const nested = nestedFields(kindOf);
  const rows = listKind(kindOf);
  return {
    ...rows,
    options: rows.options.omit({ title: true }),
    links: {},
    nested: { needs: [KEY] },
    schema: (field) => buildSchema("list", field, { of: nested.schemas(field), unique: KEY }),
    column: (field) =>
      viewPart("LanguagesColumn", field, {
        qr: field.of.find(({ options }) => options.qr === true)?.name ?? null,
      }),
    display: (field) => viewPart("LocalizedField", field, { children: nested.displays(field) }),
    input: (field) => inputFor("LocalizedInput", field, { children: nested.inputs(field) }),
    sample: (field, draw) =>
      LANGUAGES.slice(0, draw.integer(1, LANGUAGES.length)).map((lang) => ({
        ...nested.sample(field, draw),
        [KEY]: lang,
      })),
  } satisfies FieldKind;
};

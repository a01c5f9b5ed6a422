import { isObject } from "../definition/part";
import type { FieldKind, KindOf } from "./FieldKind";
import { buildSchema, viewPart, textBase, inputFor } from "./pieces";
import { isJsonText } from "./json";
import { nestedFields } from "./nestedFields";

/** Named values with their own form, sent as the JSON of an object. */
export const attributesKind = (kindOf: KindOf) => {
  const nested = nestedFields(kindOf);
  return {
    ...textBase,
    written: "json",
    nested: { needs: [] },
    filters: [],
    sortable: false,
    listed: false,
    expects: "a JSON object as a text",
    accepts: (value) => isJsonText(value) && (value === "" || isObject(JSON.parse(String(value)))),
    schema: (field) => buildSchema("attributes", field, { of: nested.schemas(field) }),
    column: () => null,
    display: (field) => viewPart("AttributesField", field, { children: nested.displays(field) }),
    input: (field) => inputFor("AttributesInput", field, { children: nested.inputs(field) }),
    filter: () => null,
    sample: (field, draw) => JSON.stringify(nested.sample(field, draw)),
  } satisfies FieldKind;
};

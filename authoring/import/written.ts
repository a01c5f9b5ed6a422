// Fields in the form of definitions.
import { withoutUndefined, type JsonObject } from "./facts";
import type { ImportedField } from "./fields";
import { untranslatedWords } from "./names";

/** A field in the form that definitions have below its name. `isCamel`: names on the wire are in camel case. */
export const fieldDefinitionOf = (field: ImportedField, isCamel = false): JsonObject => {
  const { name, wire, kind, options, of } = field;
  const usual = isCamel ? name.replaceAll(/_+([a-z0-9])/g, (_, next: string) => next.toUpperCase()) : name;
  const flag = (isSet: boolean): true | undefined => (isSet ? true : undefined);
  return withoutUndefined({
    kind,
    ...options,
    wire: wire === usual ? undefined : wire,
    required: flag(field.isRequired),
    readonly: flag(field.isReadonly),
    immutable: flag(field.isImmutable),
    default: field.standard,
    filter: field.filter,
    label: untranslatedWords(field.label),
    help: field.help === "" ? undefined : untranslatedWords(field.help),
    of:
      of.length === 0
        ? undefined
        : Object.fromEntries(of.map((nested) => [nested.name, fieldDefinitionOf(nested, isCamel)])),
  });
};

// Values of fields as code. A value of an enumeration is written by its name: `OrderState.unpaid`.
import { ENUM_VALUES_FOLDER } from "../layout";
import type { Json, ResourceModel } from "../model/Model";
import { toPascalCase } from "../model/names";
import type { TransitionModel } from "../model/TransitionModel";
import { array, type Code, type Entry, imported, literal, member, object } from "../printing";
import type { Catalog } from "./Catalog";

/** Components and types that the file may import. Values of an enumeration with such a name are written as data. */
const TAKEN =
  /(?:View|Column|Field|Filter|Inputs?|Buttons?|Group|Part|List|Show|Create|Edit)$|^(?:When|WriteLock|Importer|Chart|Dashboard|Newest|Pick|\w+Tile)$/;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

type Held = Readonly<Record<string, Json>>;

/** Writes values of these fields, which a resource or one of its calls has. */
export const constantValues = (catalog: Catalog, { names, ...resource }: ResourceModel, fields = resource.fields) => {
  /** Null if the value has no name, or if the name of its enumeration is already a type in the file. */
  const namedCode = (field: string, value: Json): Code | null => {
    const of = fields.find(({ name }) => name === field)?.options.enum;
    const found = typeof of === "string" ? catalog.enumOf(of).values.find((one) => one.value === value) : undefined;
    const name = toPascalCase(String(of));
    if (found === undefined || name === names.pascal || TAKEN.test(name)) return null;
    return member(imported(name, `${ENUM_VALUES_FOLDER}/enums`), found.name);
  };
  const code = (field: string, value: Json): Code =>
    isList(value) ? array(value.map((one) => code(field, one))) : (namedCode(field, value) ?? literal(value));
  /** Values by field, such as a condition or defaults. */
  const byField = (held: Held): Code =>
    object(Object.entries(held).map(([field, value]) => [field, code(field, value)]));
  const entry = (name: string, held: Held): readonly Entry[] =>
    Object.keys(held).length === 0 ? [] : [[name, byField(held)]];
  /** `{ [PublishState.released]: … }` */
  const byValue = (field: string, entries: readonly (readonly [value: Json, code: Code])[]): Code =>
    object(entries.map(([value, one]) => [namedCode(field, value) ?? String(value), one]));
  const moves = (field: string, all: readonly TransitionModel[]): Code =>
    byValue(
      field,
      all.map(({ from, to }) => [from, code(field, to)] as const),
    );
  const withDefault = fields.filter((field) => field.default !== null);
  const defaults = (name: string): readonly Entry[] =>
    entry(name, Object.fromEntries(withDefault.map((field) => [field.name, field.default])));
  return { code, byField, entry, byValue, moves, defaults };
};

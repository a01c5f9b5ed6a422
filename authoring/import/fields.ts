// The fields of a collection: those in its answers, and those that its calls take.
import type { Collection } from "./collections";
import type { EnumCollector } from "./enums";
import type { JsonObject } from "./facts";
import { guessKind, namedProperties, type TimeForm } from "./kinds";
import { labelFromName, toSnakeCase } from "./names";
import type { LeftOutPart } from "./LeftOutPart";
import type { Shape } from "./Shape";

export interface ImportedField {
  readonly name: string;
  readonly wire: string;
  readonly kind: string;
  readonly options: JsonObject;
  readonly of: readonly ImportedField[];
  readonly isRequired: boolean;
  readonly isReadonly: boolean;
  readonly isImmutable: boolean;
  readonly filter: string | undefined;
  readonly standard: unknown;
  readonly label: string;
  readonly help: string;
  readonly time: TimeForm | undefined;
  readonly shape: Shape;
}

const LONGEST_LABEL = 40;
const LONGEST_HELP = 110;
const MOST_FIELDS = 150;
const NO_DEFAULT = ["json", "attributes", "list", "enums", "timestamp", "secret"];
const FILTERS: Readonly<Record<string, string>> = {
  ...{ text: "contains", email: "contains", url: "contains", integer: "equals", number: "equals" },
  ...{ boolean: "equals", enum: "equals", reference: "equals" },
};

const labelFor = ({ title }: Shape, wire: string): string =>
  title !== "" && title.length <= LONGEST_LABEL && !/[{}]/.test(title) && /[a-z]/i.test(title)
    ? title.charAt(0).toUpperCase() + title.slice(1)
    : labelFromName(toSnakeCase(wire)) || "Value";

/** The first sentence of a description, if it is short and says more than the label. */
const helpFor = ({ description }: Shape, label: string): string => {
  const [sentence = ""] = description.replaceAll(/<[^>]+>|[`*]/g, "").split(/\n|(?<=[.!?])(?<!e\.g\.|i\.e\.)\s/);
  const text = sentence.trim();
  const isNew = toSnakeCase(text).replaceAll(/^(?:the|a|an)_/g, "") !== toSnakeCase(label);
  return text.length <= LONGEST_HELP && text.length > 3 && !/[{}]/.test(text) && isNew ? text : "";
};

/** The default of a new record in the form of definitions. Undefined if it has none that fits. */
export const defaultValueOf = ({ standard, values, type }: Shape, kind: string, { min, max }: JsonObject): unknown => {
  if (standard === undefined || standard === null || NO_DEFAULT.includes(kind)) return undefined;
  if (kind === "boolean") return standard === true ? 1 : undefined;
  if (kind === "enum") return values.some((value) => value === standard) ? standard : undefined;
  if (kind === "integer" || kind === "number") {
    const fits = typeof standard === "number" && (kind === "number" || Number.isSafeInteger(standard));
    return fits && standard >= Number(min ?? standard) && standard <= Number(max ?? standard) ? standard : undefined;
  }
  const isText = typeof standard === "string" && type === "string" && standard !== "";
  return isText &&
    kind === "text" &&
    standard.length <= Number(max ?? standard.length) &&
    standard.length >= Number(min ?? 0)
    ? standard
    : undefined;
};

interface Part {
  readonly shape: Shape;
  readonly wire: string;
  readonly isRequired?: boolean;
  readonly isReadonly?: boolean;
  readonly isImmutable?: boolean;
}

const unlikeTexts = (labels: Set<string>, label: string, name: string): string => {
  const found = labels.has(label) ? labelFromName(name) : label;
  labels.add(found);
  return found;
};

export const fieldOf = (
  name: string,
  part: Part,
  enums: EnumCollector,
  context: readonly [string, string],
  depth = 0,
): ImportedField => {
  const { shape, wire, isReadonly = false } = part;
  const { kind, options, of, time } = guessKind(shape, wire, enums, context, depth);
  const label = labelFor(shape, wire);
  const labels = new Set<string>();
  const nested = [...namedProperties(of ?? new Map())].map(([inner, [innerWire, held]]) => {
    const field = fieldOf(
      inner,
      {
        shape: held,
        wire: innerWire,
        isRequired: (shape.items ?? shape).required.has(innerWire) && depth === 0 && !isReadonly,
      },
      enums,
      [context[0], `${context[1]}_${inner}`],
      depth + 1,
    );
    return { ...field, label: unlikeTexts(labels, field.label, inner) };
  });
  return {
    name,
    wire,
    kind,
    options,
    of: nested,
    time,
    shape,
    label,
    isReadonly,
    isRequired: (part.isRequired ?? false) && !isReadonly && kind !== "boolean",
    isImmutable: part.isImmutable ?? false,
    filter: undefined,
    standard: isReadonly ? undefined : defaultValueOf(shape, kind, options),
    help: isReadonly || kind === "timestamp" ? "" : helpFor(shape, label),
  };
};

const propertiesOf = (shape: Shape | null | undefined): ReadonlyMap<string, Shape> => shape?.properties ?? new Map();

/** The record in an answer: the answer itself, or an object in it that resembles a row of the list. */
export const recordInAnswer = (answer: Shape | null | undefined, row: Shape): Shape | null => {
  if (answer === null || answer === undefined || answer.type !== "object") return null;
  const own = [...row.properties.keys()];
  const isLike = (shape: Shape): boolean => own.filter((name) => shape.properties.has(name)).length * 2 >= own.length;
  return [answer, ...[...answer.properties.values()].filter(({ type }) => type === "object")].find(isLike) ?? null;
};

/** Adds the filters that the list takes as queries. */
const withFilter = (field: ImportedField, { list }: Collection): ImportedField => {
  const asked = list.parameters.find(
    ({ place, name }) => place === "query" && toSnakeCase(name) === toSnakeCase(field.wire),
  );
  return asked === undefined ? field : { ...field, filter: FILTERS[field.kind] };
};

export const fieldsOf = (
  collection: Collection,
  resource: string,
  enums: EnumCollector,
  leftOut: LeftOutPart[],
): readonly ImportedField[] => {
  const { rows, verbs, base } = collection;
  const [add, set] = [verbs.get("add")?.operation, verbs.get("set")?.operation];
  const read = recordInAnswer(verbs.get("get")?.operation.answer, rows.row);
  const added = propertiesOf(add === undefined ? null : (recordInAnswer(add.body, rows.row) ?? add.body));
  const changed = propertiesOf(set === undefined ? null : (recordInAnswer(set.body, rows.row) ?? set.body));
  const body = add === undefined ? null : (recordInAnswer(add.body, rows.row) ?? add.body);
  const answered = new Map([...propertiesOf(read), ...rows.row.properties]);
  const all = new Map([...answered, ...changed, ...added]);
  const isWritten = (add ?? set) !== undefined;
  const kept = [...namedProperties(all)].slice(0, MOST_FIELDS);
  if (all.size > MOST_FIELDS)
    leftOut.push({
      where: base,
      reason: `A record has ${all.size} properties; only ${MOST_FIELDS} are taken.`,
      advice: "Add further fields by hand.",
    });
  const labels = new Set<string>();
  return kept.map(([name, [wire]]) => {
    const written = added.get(wire) ?? changed.get(wire);
    // The schema in a request is more precise than the schema in an answer.
    const shape = written ?? all.get(wire) ?? rows.row;
    const { lack } = guessKind(shape, wire, enums, [resource, name]);
    if (lack !== undefined) leftOut.push({ where: `${base}: ${wire}`, reason: lack, advice: "" });
    const isReadonly = isWritten && (written === undefined || written.isReadOnly || shape.isReadOnly);
    const isImmutable = !isReadonly && set !== undefined && added.has(wire) && !changed.has(wire);
    const isRequired = body?.required.has(wire) ?? false;
    const field = fieldOf(name, { shape, wire, isReadonly, isImmutable, isRequired }, enums, [resource, name]);
    return withFilter({ ...field, label: unlikeTexts(labels, field.label, name) }, collection);
  });
};

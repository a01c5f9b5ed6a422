// Sample records for any definition, with values that are hard to write into one cell.
import {
  type Draw,
  type FieldModel,
  type Json,
  kindOf,
  type Model,
  NO_SAMPLES,
  type ResourceModel,
} from "../../generator";
import { hasAlikeNames } from "../../generator";

export type SampleRow = Readonly<Record<string, Json>>;

/** Keys of the records that other records refer to. */
const KEYS = [1, 2, 3, 4] as const;
export const keyOf = (at: number, isText: boolean): string | number => (isText ? `K-${at}` : at);

export interface NamedSample {
  readonly id: string | number;
  readonly name: string;
}

/**
 * The sample records of a resource. Two of them have the same name if that is allowed, and one name contains a comma.
 */
export const recordsOf = (resource: ResourceModel): readonly NamedSample[] => {
  const isText = resource.fields.find(({ name }) => name === resource.key)?.options.type === "string";
  return KEYS.map((at) => {
    const id = keyOf(at, isText || isTextKey(resource));
    if (resource.title === resource.key) return { id, name: String(id) };
    const name = hasAlikeNames(resource) && at < 3 ? "Twin" : at === 3 ? "Gate, east (3)" : `Name ${at}`;
    return { id, name };
  });
};

const isTextKey = ({ fields, key }: ResourceModel): boolean => {
  const field = fields.find(({ name }) => name === key);
  return field !== undefined && kindOf(field).wire(field) === "text";
};

const SAMPLES = { ...NO_SAMPLES, kinds: { phone: "1380013{digits:4}" } };

const drawAt = (model: Model, row: number): Draw => {
  let turn = row;
  const next = (): number => turn++;
  return {
    samples: SAMPLES,
    row,
    integer: (min, max) => min + (next() % (max - min + 1)),
    pick: (from) => {
      const found = from[next() % from.length];
      if (found === undefined) throw new Error("nothing to pick from");
      return found;
    },
    chance: () => next() % 2 === 0,
    now: 1_767_323_045,
    reference: (name) => {
      const target = model.resources.find((one) => one.name === name);
      const records = target === undefined ? [] : recordsOf(target);
      return records[next() % records.length]?.id ?? 0;
    },
  };
};

const applies = (field: FieldModel, row: Readonly<Record<string, Json>>): boolean =>
  Object.entries(field.when).every(([name, values]) => values.some((value) => value === row[name]));

/** Samples of phone numbers and of unique values repeat after some rows. So the number of the row is added to them. */
const alone = ({ unique }: ResourceModel, { name, kind, options }: FieldModel, value: Json, at: number): Json => {
  const rule = unique.find(({ fields }) => fields.length === 1 && fields[0] === name);
  if (typeof value !== "string" || value === "" || !rule) return value;
  if (kind === "phone") return `${value.slice(0, -2)}${String(at).padStart(2, "0")}`;
  return rule.together.length > 1 && options.pattern === undefined ? `${value}-${at}` : value;
};

/** One record. Every second record leaves out optional values. */
export const sampleRow = (model: Model, resource: ResourceModel, at: number): SampleRow => {
  const row: Record<string, Json> = {};
  for (const field of resource.fields) {
    const isGiven = field.required || at % 2 === 0;
    if (isGiven && applies(field, row)) {
      const value = kindOf(field).sample(field, drawAt(model, at));
      row[field.name] = alone(resource, field, value, at);
    }
  }
  return row;
};

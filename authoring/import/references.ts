// Finds which fields hold the key of another record: by their names, such as customer_id, and by the type of the key.
import type { ImportedField } from "./fields";
import { singularOf } from "./names";

export interface ReferenceTarget {
  readonly name: string;
  readonly keyType: "number" | "string";
}

const END = /_(?:id|uuid|guid|key|ref)$/;
const ENDS = /_(?:ids|uuids|keys|refs)$/;

const typeOf = ({ type, format }: ImportedField["shape"]): ReferenceTarget["keyType"] | null =>
  type === "integer" ? "number" : type === "string" && !/date|time/.test(format) ? "string" : null;

/** The resource that a name such as owner_user means. */
const targetOf = (
  name: string,
  targets: readonly ReferenceTarget[],
  type: ReferenceTarget["keyType"] | null,
): ReferenceTarget | undefined => {
  const fitting = targets.filter(({ keyType }) => keyType === type);
  const exact = fitting.find((one) => one.name === name);
  const longest = fitting
    .filter((one) => name.endsWith(`_${one.name}`))
    .sort((one, other) => other.name.length - one.name.length);
  const [only, more] = fitting.filter((one) => one.name.endsWith(`_${name}`));
  return exact ?? longest[0] ?? (more === undefined ? only : undefined);
};

export const withReference = (
  field: ImportedField,
  own: ReferenceTarget,
  targets: readonly ReferenceTarget[],
): ImportedField => {
  const { name, kind, shape } = field;
  const isMany = kind === "json" && shape.items !== null;
  const isOne = kind === "integer" || kind === "text";
  if (!isMany && !isOne) return field;
  const type = typeOf(isMany && shape.items !== null ? shape.items : shape);
  const isNamed = (isMany ? ENDS : END).test(name);
  const noun = singularOf(name.replace(isMany ? ENDS : END, ""));
  // A plain name such as `group` can be a text of any meaning, but as a whole number it is a key.
  if (!isNamed && type !== "number") return field;
  const isAbove = isOne && isNamed && noun === "parent" && own.keyType === type;
  const target = isAbove ? own : targetOf(noun, targets, type);
  if (target === undefined || (!isNamed && target.name !== noun)) return field;
  const label = field.label.replace(isMany ? / (?:IDs|uuids|keys)$/i : / (?:ID|UUID|key)$/i, "");
  return {
    ...field,
    label,
    kind: isMany ? "references" : "reference",
    options: { to: target.name },
    standard: undefined,
    filter: field.filter && "equals",
  };
};
